import { describe, expect, it } from "vitest";
import { documentSentence } from "./document-acts.ts";

describe("what happened to documents is told in one line", () => {
  it("by their names, where they are of one place", () => {
    expect(documentSentence("signature", { kinds: ["accord"], count: 1, places: 1 })).toMatch(
      /^Signature\u00a0: .*accord/,
    );
    expect(documentSentence("retracted", { kinds: ["bulletin", "accord"], count: 2, places: 1 })).toMatch(
      /^Rétractation\u00a0: .*bulletin.* et .*accord/,
    );
  });

  it("by their number, where they are of many", () => {
    const many = { kinds: ["bulletin", "accord", "salesContract"] as const, count: 20, places: 7 };
    expect(documentSentence("sent", many)).toBe(
      "Envoi à la signature\u00a0: 20\u00a0documents, 7\u00a0lieux",
    );
    expect(documentSentence("sent", { ...many, count: 10, places: 4, plants: 1 })).toMatch(
      /\u00a0: 10\u00a0documents, 4\u00a0lieux, 1\u00a0installation$/u,
    );
    expect(documentSentence("taken-back", { ...many, count: 3, places: 3 })).toBe(
      "Retrait avant que tous aient signé\u00a0: 3\u00a0documents, 3\u00a0lieux",
    );
  });
});
