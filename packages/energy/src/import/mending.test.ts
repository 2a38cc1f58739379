import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { every, MINUTE, newYear, read, twoLineHead } from "../testing/curve-files.ts";
import { CurveReader } from "./curve-reader.ts";
import type { CurveFile } from "./report.ts";

describe("what can be mended", () => {
  const codes = ({ report }: CurveFile) => report.repaired.map(({ code, count }) => [code, count]);

  it("a short gap, on a straight line, and it is told", () => {
    const lines = every(30, newYear, [100, 100, 100, 100, 300, 400, 500, 500]);
    const file = read(twoLineHead(lines.toSpliced(4, 2)));
    // between 50 and 250 Wh: 50 + 200/3 and 50 + 400/3
    expect([...file.curve!.values].map(Math.round)).toEqual([50, 50, 50, 50, 117, 183, 250, 250]);
    expect(file.report).toMatchObject({ missing: 0, repairedSteps: 2, points: 8 });
    expect(file.report.repaired).toMatchObject([{ code: "gap_filled", count: 2, lines: [8] }]);
  });

  it("a long gap is left missing, never invented", () => {
    const file = read(twoLineHead(every(30, newYear, new Array(20).fill(100)).toSpliced(5, 10)));
    expect(file.report).toMatchObject({ missing: 10, points: 10, energyKwh: 0.5, repairedSteps: 0 });
    expect([...file.curve!.values].slice(4, 16)).toEqual([50, ...new Array(10).fill(Number.NaN), 50]);
    expect(codes(file)).toEqual([["gap_left", 10]]);
  });

  it("an empty value is a gap", () => {
    const file = read(twoLineHead(every(30, newYear, [100, 100, "", 100])));
    expect([...file.curve!.values]).toEqual([50, 50, 50, 50]);
    expect(codes(file)).toEqual([
      ["empty_value", 1],
      ["gap_filled", 1],
    ]);
    expect(file.report.repaired[0]?.lines).toEqual([6]);
  });

  it("repeated lines count once; of two values the last is kept", () => {
    const lines = every(30, newYear, [100, 200, 300]);
    expect(codes(read(twoLineHead([lines[0]!, ...lines])))).toEqual([["duplicate", 1]]);
    const corrected = read(twoLineHead([...lines, lines[1]!.replace(";200", ";900")]));
    expect([...corrected.curve!.values]).toEqual([50, 450, 150]);
    expect(codes(corrected)).toEqual([
      ["unordered", 1],
      ["conflicting_duplicate", 1],
    ]);
  });

  it("steps of ten minutes without being told, then of thirty once they last", () => {
    const tens = every(10, newYear, [60, 60, 60, 60, 60, 60]);
    const halves = every(30, newYear + 60 * MINUTE, new Array(14).fill(200));
    const file = read(twoLineHead([...tens, ...halves]));
    // 60 W during an hour is 30 + 30 Wh; 200 W during half an hour is 100 Wh
    expect([...file.curve!.values]).toEqual([30, 30, ...new Array(14).fill(100)]);
    expect(codes(file)).toEqual([["step_changed", 1]]);
  });

  it("whatever is taken out of a file, energies and steps stay right where they are known", () => {
    const gaps = fc.uniqueArray(fc.integer({ min: 1, max: 46 }), { maxLength: 11 });
    fc.assert(
      fc.property(gaps, (removed) => {
        const values = Array.from({ length: 48 }, (_, i) => 100 + i);
        const lines = every(30, newYear, values).filter((_, i) => !removed.includes(i) || i < 4);
        const { report, curve } = read(twoLineHead(lines));
        const isKnown = (i: number) => i < 4 || !removed.includes(i);
        const exact = [...curve!.values].filter(
          (wh, i) => isKnown(i) && Math.abs(wh - values[i]! / 2) < 1e-9,
        );
        expect(exact.length).toBe(lines.length);
        expect(report.points + report.missing).toBe(48);
        expect(report.points).toBe(lines.length + report.repairedSteps);
      }),
      { numRuns: 200 },
    );
  });
});

describe("what cannot be trusted", () => {
  const refusal = (text: string) => read(text).report.refused.map(({ code, lines }) => [code, ...lines]);
  const withValue = (value: string) => twoLineHead(every(30, newYear, [100, value, 100]));

  it.each([
    ["-5", "negative_value"],
    ["-0,5", "negative_value"],
    ["abc", "unreadable_value"],
    ["12abc", "unreadable_value"],
    ["1e400", "unreadable_value"],
    ["Infinity", "unreadable_value"],
    ["999999999", "implausible_value"],
  ])("a value of %s is refused with its line", (value, code) => {
    expect(refusal(withValue(value))).toEqual([[code, 5]]);
    expect(read(withValue(value)).curve).toBeNull();
  });

  it.each([
    ["2026-13-01T00:30:00+01:00", "unreadable_instant"],
    ["2026-02-29T00:30:00+01:00", "unreadable_instant"],
    ["2026-01-01T24:30:00+01:00", "unreadable_instant"],
    ["2026-01-01T00:30:00+1", "unreadable_instant"],
    ["1970-01-01T00:30:00Z", "unreadable_instant"],
    ["31/02/2026 10:00", "unreadable_instant"],
    ["bonjour", "unreadable_instant"],
    ["2026-01-01T00:31:00+01:00", "off_step"],
  ])("an instant of %s is refused with its line", (instant, code) => {
    expect(refusal(twoLineHead([`${instant};100`]))).toEqual([[code, 4]]);
  });

  it("files of another kind", () => {
    expect(refusal("")).toEqual([["unknown_format", 1]]);
    expect(refusal("nom;prénom\nDupont;Jean\n")).toEqual([["unknown_format", 1]]);
    expect(refusal("%PDF-1.7\n\u0000\u0001")).toEqual([["unknown_format", 1]]);
    expect(refusal(twoLineHead([]))).toEqual([["no_reading"]]);
    expect(refusal(twoLineHead(["du texte"]))).toEqual([["unreadable_line", 4]]);
  });

  it("readings ten years apart", () => {
    expect(refusal(twoLineHead(["2010-01-01T00:30:00Z;1", "2026-01-01T00:30:00Z;1"]))).toEqual([
      ["period_too_long"],
    ]);
  });

  it("files without end: the reader stops and holds nothing more", () => {
    const long = new CurveReader("withdrawal");
    for (let k = 0; k < 100 && !long.isStopped; k++) long.push("x".repeat(1000));
    expect(long.isStopped).toBe(true);
    expect(long.end().report.refused).toMatchObject([{ code: "line_too_long", lines: [1] }]);

    const many = new CurveReader("withdrawal");
    const line = "\n".repeat(10_000);
    let pieces = 0;
    while (!many.isStopped) {
      many.push(line);
      pieces++;
    }
    expect(pieces).toBe(41);
    expect(many.end().report.refused).toMatchObject([{ code: "too_many_lines", lines: [400_001] }]);
  });

  it("names the first twenty lines and counts them all", () => {
    const { refused } = read(twoLineHead(every(30, newYear, new Array(50).fill(-1)))).report;
    expect(refused[0]).toMatchObject({ code: "negative_value", count: 50 });
    expect(refused[0]?.lines).toHaveLength(20);
  });

  it("never throws, whatever the text", () => {
    const pieces = fc.constantFrom(
      "Horodate;Valeur\n",
      "Identifiant PRM;Unite\n",
      ";",
      "\n",
      "2026-01-01T00:30:00Z",
      "12",
      "-",
      "18/01/2026;;",
      "00:00:00",
      ",",
      "W",
      "\ufeff",
      "é",
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(pieces, fc.string()), { maxLength: 40 }), (texts) => {
        const { report, curve } = read(texts.join(""));
        expect(curve === null).toBe(report.refused.length > 0);
      }),
      { numRuns: 2000 },
    );
  });
});
