import fc from "fast-check";
import { expect, it } from "vitest";
import type { GlyphRun } from "../pdfkit/insides.ts";
import { type FontName, openFont, plainSigns } from "./pdf.ts";

const signs = Array.from({ length: 0x2100 }, (_, code) => String.fromCharCode(code)).filter(
  (sign) => sign !== "\n" && plainSigns.test(sign),
);
const usual = [..."0123456789 ,.%€-–:/()'’éèêçàœÀÉAVTLYWfijyrtvw\u00a0\u202f"];
const text = fc
  .array(fc.oneof(fc.constantFrom(...usual), fc.constantFrom(...signs)), { minLength: 1, maxLength: 12 })
  .map((all) => all.join(""));

/** What fontkit gives by itself: a feature asked for by name keeps a text from our pairs. */
const ownLayout = (font: FontName, of: string): GlyphRun => openFont(font).layout(of, { calt: false });

it.each(["regular", "bold"] as const)("places signs where the font itself does (%s)", (font) => {
  expect(signs.length).toBeGreaterThan(300);
  fc.assert(
    fc.property(text, (written) => {
      const own = ownLayout(font, written);
      const ours = openFont(font).layout(written);
      expect(ours.glyphs.every((glyph, index) => glyph === own.glyphs[index])).toBe(true);
      expect(ours.positions).toEqual(own.positions.map((position) => ({ ...position })));
      expect(ours.advanceWidth).toBe(own.advanceWidth);
    }),
    { numRuns: 2000 },
  );
});
