import { describe, expect, it } from "vitest";
import { openPdf } from "../pdf.ts";
import { blockPart } from "./blocks.ts";
import { place, type Slot } from "./flow.ts";
import { breakLines } from "./lines.ts";
import { sheet, styles } from "./look.ts";
import { list, paragraph, say } from "./model.ts";

const pdf = openPdf({ title: "Essai", date: new Date("2026-03-01") });
const area = { top: sheet.top, bottom: sheet.height - sheet.bottom, held: new Set<Slot>() };

/** On which page each slot stands when this much of the first page is taken. */
function pagesOf(slots: readonly Slot[], taken: number): number[] {
  const filler: Slot = { height: taken, before: 0, keep: false };
  const { places } = place([filler, ...slots], area);
  return slots.map((slot) => places.get(slot)?.page ?? -1);
}

describe("a list", () => {
  const counts = [2, 3, 4, 5, 9];
  it.each(counts)("of %s items leaves none alone on a page, nor its sentence without it", (count) => {
    const items = Array.from({ length: count }, () => say`un point`);
    const opening = blockPart(pdf, paragraph(say`Elle :`)).slots;
    const slots = [...opening, ...blockPart(pdf, list(...items)).slots];
    expect(slots).toHaveLength(count + 1);
    const room = area.bottom - area.top;
    for (let taken = 0; taken < room; taken += 5) {
      const [first, ...pages] = pagesOf(slots, taken);
      expect(pages[0]).toBe(first);
      for (const page of new Set(pages))
        expect(pages.filter((one) => one === page).length).toBeGreaterThan(1);
    }
  });
});

describe("a word wider than its column", () => {
  const linesOf = (text: string, width: number): string[] =>
    breakLines(pdf, [text], styles.cell, width).map((line) => line.map((piece) => piece.text).join(""));

  it.each([
    ["(zoe.simunek@exemple.fr)", ["(zoe.simunek@", "exemple.fr)"]],
    ["2001:db8:85a3::8a2e:370:7334", ["2001:db8:85a3::8a2e:", "370:7334"]],
  ])("%s is cut after one of its joints", (text, expected) => {
    expect(linesOf(text, 98)).toEqual(expected);
  });

  it("is cut anywhere when it has no joint, and loses nothing", () => {
    const hash = "4a44dc15364204a80fe80e9039455cc1608281820fe2b24f1e5233ade6af1dd5";
    const lines = linesOf(hash, 98);
    expect(lines.join("")).toBe(hash);
    expect(lines.length).toBeGreaterThan(2);
  });
});
