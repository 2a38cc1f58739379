import { describe, expect, it } from "vitest";
import { isPassing, isUnavailable, PassingElsewhere } from "./unavailable.ts";

const withCode = (code: string) => Object.assign(new Error("…"), { code });

describe("a failure of the database", () => {
  it.each([
    ["it was shut down by its operator", withCode("57P01")],
    ["it is starting", withCode("57P03")],
    ["it takes no more connections", withCode("53300")],
    ["the connection was lost", withCode("08006")],
    ["it ended a transaction that a node left idle", withCode("25P03")],
    ["it ended a transaction that was open too long", withCode("25P04")],
    ["nobody listens", withCode("ECONNREFUSED")],
    ["at none of its addresses", new AggregateError([withCode("ECONNREFUSED")])],
    ["the connection ended under a query", new Error("Connection terminated unexpectedly")],
    ["no connection came free", new Error("timeout exceeded when trying to connect")],
    ["it answers no more", new Error("Query read timeout")],
  ])("means that it is not there: %s", (_case, error) => {
    expect(isUnavailable(error)).toBe(true);
  });

  it.each([
    ["a value is there already", withCode("23505")],
    ["a query took too long by itself", withCode("57014")],
    ["a lock did not come free", withCode("55P03")],
    ["two waited for each other", withCode("40P01")],
    ["a mistake of ours", new TypeError("x is not a function")],
    ["no error at all", "ECONNREFUSED"],
  ])("is an answer like others: %s", (_case, error) => {
    expect(isUnavailable(error)).toBe(false);
  });

  it.each([
    [true, "the connection was lost", withCode("08006")],
    [true, "a query took its whole time", withCode("57014")],
    [true, "a lock did not come free", withCode("55P03")],
    [true, "two waited for each other", withCode("40P01")],
    [true, "two could not both be", withCode("40001")],
    [true, "another node was held up", new PassingElsewhere("…")],
    [false, "a value is there already", withCode("23505")],
    [false, "a mistake of ours", new TypeError("x is not a function")],
  ])("may be over in a moment, or not (%s): %s", (passes, _case, error) => {
    expect(isPassing(error)).toBe(passes);
  });
});
