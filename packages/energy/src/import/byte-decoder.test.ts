import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ByteDecoder } from "./byte-decoder.ts";

describe("bytes", () => {
  const decode = (pieces: readonly Uint8Array[]) => {
    const decoder = new ByteDecoder();
    return pieces.map((piece) => decoder.decode(piece)).join("") + decoder.end();
  };

  it("in UTF-8, cut anywhere, are the text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.nat(), (text, at) => {
        const bytes = new TextEncoder().encode(text);
        const cut = at % (bytes.length + 1);
        expect(decode([bytes.slice(0, cut), bytes.slice(cut)])).toBe(
          new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes),
        );
      }),
      { numRuns: 300 },
    );
  });

  it("in Latin-1 are the text, cut anywhere", () => {
    const text = "Récapitulatif ; relève à Évry, donnée Réelle";
    const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
    for (let cut = 0; cut <= bytes.length; cut++)
      expect(decode([bytes.slice(0, cut), bytes.slice(cut)])).toBe(text);
  });
});
