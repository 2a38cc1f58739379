import { describe, expect, it } from "vitest";
import { markedParts, nextPlaceholder } from "./marked-text.ts";

describe("the placeholders of the description", () => {
  it("are set apart from the text around them, which stays whole", () => {
    const parts = markedParts("À XXX, chez XXX");
    expect(parts.filter(({ isPlaceholder }) => isPlaceholder).map(({ at }) => at)).toEqual([2, 12]);
    expect(parts.map(({ text }) => text).join("")).toBe("À XXX, chez XXX");
  });

  it("are found one after the other, from the start again after the last", () => {
    const text = "À XXX, chez XXX";
    expect(nextPlaceholder(text, 0)).toBe(2);
    expect(nextPlaceholder(text, 5)).toBe(12);
    expect(nextPlaceholder(text, 15)).toBe(2);
    expect(nextPlaceholder("À Toulouse", 0)).toBeNull();
  });
});
