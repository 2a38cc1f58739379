import { describe, expect, it } from "vitest";
import { usualAnswer } from "./usual-answer.ts";

describe("the usual answer to an application", () => {
  const sent = new Date("2026-11-22T10:00:00Z");

  it("comes within a week", () => {
    expect(usualAnswer(sent, sent)).toEqual({ by: new Date("2026-11-29T10:00:00Z"), isLate: false });
  });

  it("is late after it", () => {
    expect(usualAnswer(sent, new Date("2026-11-29T10:00:01Z")).isLate).toBe(true);
  });
});
