import type { Glyph, GlyphPosition, GlyphRun, OpenFont } from "../pdfkit/insides.ts";

interface Placed {
  readonly glyph: Glyph;
  readonly position: GlyphPosition;
}

class Run implements GlyphRun {
  readonly glyphs: Glyph[] = [];
  readonly positions: GlyphPosition[] = [];

  get advanceWidth(): number {
    return this.positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
  }
}

const latin = /\p{Script=Latin}/u;

/**
 * Lays out plain texts from pairs of characters, each of which fontkit lays out once. fontkit takes 60 µs for
 * each word, and a report for ten thousand people has a hundred thousand names and figures, each measured and
 * drawn.
 * @param plain matches texts in which each character has a glyph of its own, whatever stands around it, and a
 * width that depends only on the next one
 */
export function layOutByPairs(font: OpenFont, plain: RegExp): void {
  const layout = font.layout.bind(font);
  const pairs = { latn: new Map<string, Placed>(), other: new Map<string, Placed>() };

  function place(pair: string, script: "latn" | "other"): Placed {
    const known = pairs[script].get(pair);
    if (known) return known;
    const { glyphs, positions } = layout(pair, undefined, script === "latn" ? script : undefined);
    const [glyph] = glyphs;
    const [position] = positions;
    if (!glyph || !position) throw new Error("The font shows nothing for a plain sign");
    const placed = { glyph, position: { ...position } };
    pairs[script].set(pair, placed);
    return placed;
  }

  font.layout = (text, features, script) => {
    if (features || script || !plain.test(text)) return layout(text, features, script);
    // One Latin letter makes fontkit take the whole text as Latin, and kern its figures accordingly.
    const own = latin.test(text) ? "latn" : "other";
    const run = new Run();
    for (let index = 0; index < text.length; index += 1) {
      const { glyph, position } = place(text.slice(index, index + 2), own);
      run.glyphs.push(glyph);
      run.positions.push({ ...position });
    }
    return run;
  };
}
