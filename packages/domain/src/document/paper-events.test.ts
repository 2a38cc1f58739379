import { describe, expect, it } from "vitest";
import { paperSentence } from "./paper-events.ts";

describe("what happened to papers is told in one line", () => {
  it("by their names, where they are of one place", () => {
    expect(paperSentence("signed", { kinds: ["accord"], count: 1, places: 1 })).toMatch(
      /^Signature\u00a0: .*accord/,
    );
    expect(paperSentence("retracted", { kinds: ["bulletin", "accord"], count: 2, places: 1 })).toMatch(
      /^Rétractation\u00a0: .*bulletin.* et .*accord/,
    );
  });

  it("by their number, where they are of many", () => {
    const many = { kinds: ["bulletin", "accord", "salesContract"] as const, count: 20, places: 7 };
    expect(paperSentence("sent", many)).toBe("Envoi à la signature\u00a0: 20\u00a0documents, 7\u00a0lieux");
    expect(paperSentence("taken-back", { ...many, count: 3, places: 3 })).toBe(
      "Retrait avant que tous aient signé\u00a0: 3\u00a0documents, 3\u00a0lieux",
    );
  });
});
