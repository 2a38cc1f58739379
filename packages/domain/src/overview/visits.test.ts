import { describe, expect, it } from "vitest";
import { newsSince, type Visits, visitedAt } from "./index.ts";

describe("what is news", () => {
  const at = (time: string) => new Date(`2026-11-22T${time}:00Z`);
  const came = (...times: string[]): Visits | null =>
    times.reduce<Visits | null>((visits, time) => visitedAt(visits, at(time)), null);

  it("is everything on the first visit", () => {
    expect(newsSince(came(), at("08:00"))).toBeNull();
    expect(newsSince(came("08:00"), at("08:10"))).toBeNull();
  });

  it("is what happened since the last visit", () => {
    expect(newsSince(came("08:00"), at("12:00"))).toEqual(at("08:00"));
    expect(newsSince(came("08:00", "12:00"), at("18:00"))).toEqual(at("12:00"));
  });

  it("stays news during a visit, however often the page is opened", () => {
    expect(newsSince(came("08:00", "12:00", "12:20", "12:45"), at("12:50"))).toEqual(at("08:00"));
  });
});
