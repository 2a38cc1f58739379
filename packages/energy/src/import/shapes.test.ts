import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { instantAt } from "../series/local-time.ts";
import { every, MINUTE, newYear, PRM, read, twoLineHead } from "../testing/curve-files.ts";
import { ByteDecoder } from "./byte-decoder.ts";
import { CurveReader } from "./curve-reader.ts";

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
