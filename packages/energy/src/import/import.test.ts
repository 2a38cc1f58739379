import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { instantAt, parisOffset } from "../series/local-time.ts";
import { ByteDecoder } from "./byte-decoder.ts";
import { CurveReader } from "./curve-reader.ts";
import type { CurveFile, Direction } from "./report.ts";

const PRM = "12345678901234";
const MINUTE = 60_000;

function read(text: string, wanted: Direction = "withdrawal"): CurveFile {
  const reader = new CurveReader(wanted);
  reader.push(text);
  return reader.end();
}

const twoDigits = (number: number) => String(number).padStart(2, "0");

/** "2026-03-29T03:00:00+02:00" */
function iso(ms: number): string {
  const offset = parisOffset(ms);
  return `${new Date(ms + offset).toISOString().slice(0, 19)}+${twoDigits(offset / 3_600_000)}:00`;
}

/** Shape (a): two lines of head, then lines of instants, at the end of each step, and values. */
function twoLineHead(
  lines: readonly string[],
  { prm = PRM, unit = "W", kind = "Consommation" } = {},
): string {
  const head = [
    "Identifiant PRM;Type de donnees;Date de debut;Date de fin;Grandeur physique;Grandeur metier;Etape metier;Unite;Pas en minutes",
    `${prm};Courbe de charge;01/01/2026;02/01/2026;Energie active;${kind};Comptage Brut;${unit};`,
    "Horodate;Valeur",
  ];
  return [...head, ...lines].join("\n");
}

/** Lines of instants that follow one another by `minutes`, the first of them ending `minutes` after `start`. */
function every(minutes: number, start: number, values: readonly (number | string)[]): string[] {
  return values.map((value, i) => `${iso(start + (i + 1) * minutes * MINUTE)};${value}`);
}

const newYear = Date.UTC(2025, 11, 31, 23);

describe("two lines of head, then instants and watts", () => {
  it("are read as energy of the step that ends at each instant", () => {
    const { report, curve } = read(twoLineHead(every(30, newYear, [300, 500, 100])));
    // 300 W, 500 W and 100 W during half an hour: 150 + 250 + 50 = 450 Wh
    expect([...curve!.values]).toEqual([150, 250, 50]);
    expect(report).toMatchObject({
      linesRead: 6,
      prm: PRM,
      prmWellFormed: true,
      direction: "withdrawal",
      unit: "W",
      from: newYear,
      to: newYear + 90 * MINUTE,
      stepMinutes: 30,
      points: 3,
      energyKwh: 0.45,
      missing: 0,
      repaired: [],
      refused: [],
    });
  });

  it("are the same with a BOM, CRLF, quotes and no last newline, in pieces of any size", () => {
    const lines = every(30, newYear, [300, 500, 100, 20, 7]);
    const clean = read(twoLineHead(lines));
    const bytes = `\ufeff${twoLineHead(lines.map((line) => `"${line.replace(";", '";"')}"`))}`.replaceAll(
      "\n",
      "\r\n",
    );
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1 }), (sizes) => {
        const reader = new CurveReader("withdrawal");
        for (let from = 0, k = 0; from < bytes.length; k++) {
          const size = sizes[k % sizes.length]!;
          reader.push(bytes.slice(from, from + size));
          from += size;
        }
        expect(reader.end()).toEqual(clean);
      }),
    );
  });

  it("keep any energies, whatever the order of the lines", () => {
    const powers = fc.array(fc.integer({ min: 0, max: 36_000 }), { minLength: 4, maxLength: 200 });
    const start = fc.integer({ min: 0, max: 400_000 }).map((hours) => Date.UTC(2000, 1) + hours * 3_600_000);
    fc.assert(
      fc.property(powers, start, fc.boolean(), (values, from, backwards) => {
        const lines = every(30, from, values);
        const { report, curve } = read(twoLineHead(backwards ? lines.toReversed() : lines));
        expect([...curve!.values]).toEqual(values.map((watts) => watts / 2));
        expect(report.repaired.map(({ code }) => code)).toEqual(backwards ? ["unordered"] : []);
      }),
      { numRuns: 300 },
    );
  });

  it("are read in kW with commas, and in Wh, which are energies already", () => {
    // 0.3 kW during half an hour: 150 Wh
    expect([...read(twoLineHead(every(30, newYear, ["0,3", "0.5"]), { unit: "kW" })).curve!.values]).toEqual([
      150, 250,
    ]);
    expect([...read(twoLineHead(every(30, newYear, [300, 500]), { unit: "Wh" })).curve!.values]).toEqual([
      300, 500,
    ]);
  });

  it("tell a meter that is not of 14 digits", () => {
    const { report } = read(twoLineHead(every(30, newYear, [1, 2]), { prm: "1234567890123" }));
    expect(report).toMatchObject({ prm: "1234567890123", prmWellFormed: false, refused: [] });
  });
});

describe("one flat table", () => {
  const heading =
    "Identifiant PRM;Date de début;Date de fin;Grandeur physique;Grandeur métier;Etape métier;Unité;Horodate;Valeur;Nature;Pas;Indice de vraisemblance;Etat complémentaire";
  const row = (
    instant: string,
    value: number | string,
    change: { prm?: string; kind?: string; unit?: string; step?: string } = {},
  ) => {
    const { prm = PRM, kind = "CONS", unit = "W", step = "PT30M" } = change;
    return `${prm};2026-01-01;2026-02-01;PA;${kind};BRUT;${unit};${instant};${value};B;${step};0;0`;
  };

  it("is read in the local time of Paris when it gives no offset", () => {
    const { curve, report } = read(
      [heading, row("2026-01-01 00:30:00", 692), row("2026-01-01 01:00:00", 1284)].join("\n"),
    );
    expect([...curve!.values]).toEqual([346, 642]);
    expect(report.from).toBe(newYear);
  });

  it("goes on through both clock changes", () => {
    const rows = (day: string, clock: readonly string[]) =>
      read([heading, ...clock.map((time, i) => row(`${day} ${time}:00`, 100 * (i + 1)))].join("\n"));
    const autumn = rows("2025-10-26", ["01:30", "02:00", "02:30", "02:00", "02:30", "03:00", "03:30"]);
    expect([...autumn.curve!.values]).toEqual([50, 100, 150, 200, 250, 300, 350]);
    expect(autumn.report).toMatchObject({ repaired: [], from: instantAt(2025, 9, 26, 1) });
    const spring = rows("2026-03-29", ["01:30", "03:00", "03:30", "04:00"]);
    expect([...spring.curve!.values]).toEqual([50, 100, 150, 200]);
    expect(spring.report.repaired).toEqual([]);
  });

  it("leaves injection aside when withdrawal is wanted, and the other way round", () => {
    const text = [
      heading,
      row("2026-01-01 00:30:00", 500),
      row("2026-01-01 00:30:00", 70, { kind: "PROD" }),
      row("2026-01-01 01:00:00", 500),
      row("2026-01-01 01:00:00", 90, { kind: "PROD" }),
    ].join("\n");
    const withdrawal = read(text);
    expect([...withdrawal.curve!.values]).toEqual([250, 250]);
    expect(withdrawal.report.repaired).toMatchObject([{ code: "left_aside", lines: [3, 5], count: 2 }]);
    expect([...read(text, "injection").curve!.values]).toEqual([35, 45]);
    const only = [heading, row("2026-01-01 00:30:00", 70, { kind: "PROD" })].join("\n");
    expect(read(only).report.refused).toMatchObject([{ code: "wrong_direction" }]);
  });

  it("leaves reactive power aside", () => {
    const text = [heading, row("2026-01-01 00:30:00", 500), row("2026-01-01 00:30:00", 80, { unit: "VAr" })];
    expect([...read(text.join("\n")).curve!.values]).toEqual([250]);
    const only = [heading, row("2026-01-01 00:30:00", 80, { unit: "VAr" })].join("\n");
    expect(read(only).report.refused).toMatchObject([{ code: "wrong_unit" }]);
  });

  it("follows steps that change inside the file", () => {
    const text = [
      heading,
      row("2026-01-01 00:10:00", 60, { step: "PT10M" }),
      row("2026-01-01 00:20:00", 120, { step: "PT10M" }),
      row("2026-01-01 00:30:00", 180, { step: "PT10M" }),
      row("2026-01-01 01:00:00", 100),
      row("2026-01-01 02:00:00", 50, { step: "PT60M" }),
    ].join("\n");
    const { curve, report } = read(text);
    // (60 + 120 + 180) W × 10 min = 10 + 20 + 30 = 60 Wh; 100 W × 30 min; 50 W × 60 min in two halves
    expect([...curve!.values].map((wh) => Math.round(wh * 1e9) / 1e9)).toEqual([60, 50, 25, 25]);
    expect(report.repaired).toMatchObject([{ code: "step_changed", lines: [5, 6], count: 2 }]);
    expect(report.energyKwh).toBeCloseTo(0.16, 12);
  });

  it("refuses two meters, with the lines", () => {
    const text = [
      heading,
      row("2026-01-01 00:30:00", 1),
      row("2026-01-01 01:00:00", 1, { prm: "99999999999999" }),
    ];
    const { report, curve } = read(text.join("\n"));
    expect(report.refused).toMatchObject([{ code: "two_meters", lines: [3], count: 1 }]);
    expect(curve).toBeNull();
  });
});

describe("EDF's half-hourly powers", () => {
  const head = [
    "Récapitulatif de mes puissances atteintes en W",
    "",
    "Date et heure de relève par le distributeur;Puissance atteinte (W);Nature de la donnée",
  ];
  const file = [
    ...head,
    "18/01/2026;;",
    "00:00:00;400;Réelle",
    "23:30:00;200;Réelle",
    "",
    "17/01/2026;;",
    "00:00:00;999;Réelle",
  ];

  it("are read backwards, midnight being the end of its day", () => {
    const { curve, report } = read(file.slice(0, 6).join("\r\n"));
    // 23:30 ends the step that starts at 23:00, 00:00 the one that starts at 23:30
    expect([...curve!.values]).toEqual([100, 200]);
    expect(report).toMatchObject({ prm: "", prmWellFormed: false, unit: "W", refused: [] });
    expect(report.to).toBe(instantAt(2026, 0, 19));
  });

  it("are read in Latin-1 as in UTF-8", () => {
    const latin1 = Uint8Array.from(file.join("\r\n"), (letter) => letter.charCodeAt(0));
    const decoder = new ByteDecoder();
    expect(read(decoder.decode(latin1) + decoder.end())).toEqual(read(file.join("\r\n")));
  });

  it("go on through the hour lived twice, backwards", () => {
    const hours = ["03:30", "03:00", "02:30", "02:00", "02:30", "02:00", "01:30"];
    const lines = ["26/10/2025;;", ...hours.map((hour, i) => `${hour}:00;${100 * (i + 1)};Réelle`)];
    const { curve, report } = read([...head, ...lines].join("\n"));
    expect([...curve!.values]).toEqual([350, 300, 250, 200, 150, 100, 50]);
    expect(report.repaired).toMatchObject([{ code: "unordered" }]);
  });
});

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
