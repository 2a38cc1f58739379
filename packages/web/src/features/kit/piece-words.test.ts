import { describe, expect, it } from "vitest";
import { printedFor } from "./piece-words.ts";

describe("what a kit prints", () => {
  it("has a letter to the town hall, unless the town hall runs the project", () => {
    expect(printedFor(false)).toContain("town-hall-letter");
    expect(printedFor(true)).toEqual(["poster", "flyer", "neighbours-letter"]);
  });
});
