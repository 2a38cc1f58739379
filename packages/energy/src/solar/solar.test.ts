import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createGrid } from "../series/grid.ts";
import { monthOfStep } from "../series/local-days.ts";
import { total } from "../series/series.ts";
import { yearGrid } from "../series/year-grid.ts";
import { hourOfStep } from "../testing/hours.ts";
import { type Plant, productionCurve } from "./production-curve.ts";
import { type SolarField, solarCurve, usualField } from "./solar-curve.ts";

const year = yearGrid(2025, 60);
/** kWh a year of a field of 1 kWc. */
const yieldOf = (field: SolarField, grid = year) => total(solarCurve(field, grid)) / 1000;
const lyon = usualField(45.76, 4.84);

describe("the solar model", () => {
  // published yields, kWh/kWc, due south at 30 to 35°
  it.each([
    ["Nantes", 47.22, -1.55, 1150, 1200],
    ["Toulouse", 43.6, 1.44, 1300, 1350],
    ["Montpellier", 43.61, 3.88, 1380, 1430],
    ["Marseille", 43.3, 5.37, 1400, 1500],
    ["Nice", 43.7, 7.27, 1350, 1450],
    ["Lille", 50.63, 3.06, 970, 1030],
    ["Paris", 48.86, 2.35, 1050, 1110],
    ["Strasbourg", 48.58, 7.75, 1050, 1110],
    ["Lyon", 45.76, 4.84, 1200, 1260],
    ["Bordeaux", 44.84, -0.58, 1240, 1300],
    ["Rodez", 44.35, 2.57, 1200, 1360],
    ["Ajaccio", 41.92, 8.74, 1400, 1500],
  ])("gives %s a yield in the published range", (_, latitude, longitude, least, most) => {
    for (const tilt of [30, 35]) {
      const field = { ...usualField(latitude, longitude), tilt };
      expect(yieldOf(field)).toBeGreaterThanOrEqual(least);
      expect(yieldOf(field)).toBeLessThanOrEqual(most);
    }
  });

  it("prefers the south at a slope to flat, east, west, a wall, and those to the north", () => {
    const south = yieldOf(lyon);
    const east = yieldOf({ ...lyon, azimuth: -90 });
    const flat = yieldOf({ ...lyon, tilt: 0 });
    const wall = yieldOf({ ...lyon, tilt: 90 });
    const north = yieldOf({ ...lyon, azimuth: 180 });
    expect(flat / south).toBeGreaterThan(0.84);
    expect(flat / south).toBeLessThan(0.93);
    expect(east / south).toBeGreaterThan(0.78);
    expect(east / south).toBeLessThan(0.88);
    expect(wall / south).toBeGreaterThan(0.6);
    expect(wall / south).toBeLessThan(0.75);
    expect(north).toBeLessThan(east);
  });

  it("turns with the sun: panels to the east give before noon, to the west after", () => {
    const day = createGrid(Date.UTC(2025, 5, 21), 60, 24);
    const mornings = (azimuth: number) => {
      const values = solarCurve({ ...lyon, azimuth }, day);
      // at 4.84° east the sun is highest about 11:40 UTC
      return total(values.slice(0, 12)) / total(values);
    };
    expect(mornings(-90)).toBeGreaterThan(0.6);
    expect(mornings(90)).toBeLessThan(0.4);
    expect(mornings(0)).toBeGreaterThan(0.45);
    expect(mornings(0)).toBeLessThan(0.58);
  });

  it("gives most in summer, nothing at night, and never more than the power", () => {
    const values = solarCurve(lyon, year);
    const months = monthOfStep(year);
    const hours = hourOfStep(year);
    const of = (month: number) => total(values.filter((_, t) => months[t] === month));
    expect(of(6) / of(11)).toBeGreaterThan(2.5);
    expect(total(values.filter((_, t) => hours[t]! < 5))).toBe(0);
    expect(Math.max(...values)).toBeLessThan(1000);
    expect(Math.max(...values)).toBeGreaterThan(650);
  });

  it("is the same energy on every step", () => {
    const hourly = yieldOf(lyon);
    for (const step of [15, 30] as const) {
      expect(Math.abs(yieldOf(lyon, yearGrid(2025, step)) / hourly - 1)).toBeLessThan(0.005);
    }
  });

  it("faces north in the southern hemisphere", () => {
    const reunion = usualField(-20.9, 55.5);
    expect(yieldOf(reunion)).toBeGreaterThan(yieldOf({ ...reunion, azimuth: 0 }));
    expect(yieldOf(reunion)).toBeGreaterThan(1400);
  });

  it("holds anywhere in France, whatever the panel", () => {
    const anyField = fc.record({
      latitude: fc.double({ min: 41, max: 51.5, noNaN: true }),
      longitude: fc.double({ min: -5, max: 9.6, noNaN: true }),
      tilt: fc.double({ min: 0, max: 90, noNaN: true }),
      azimuth: fc.double({ min: -180, max: 180, noNaN: true }),
    });
    const summer = createGrid(Date.UTC(2025, 5, 1), 60, 24 * 10);
    fc.assert(
      fc.property(anyField, (field) => {
        const values = solarCurve(field, summer);
        expect(values.every((wh) => wh >= 0 && wh < 1100)).toBe(true);
        expect(total(values)).toBeGreaterThan(5000);
      }),
      { numRuns: 200 },
    );
    const usual = anyField.map(({ latitude, longitude }) => usualField(latitude, longitude));
    fc.assert(
      fc.property(usual, (field) => {
        expect(yieldOf(field)).toBeGreaterThan(950);
        expect(yieldOf(field)).toBeLessThan(1520);
      }),
      { numRuns: 100 },
    );
  });
});

describe("a plant of which no reading is known", () => {
  const plant: Plant = { type: "photovoltaic", powerKw: 100, annualKwh: 0, latitude: 45.76, longitude: 4.84 };

  it("gives what it announces, else what its power gives", () => {
    for (const type of ["photovoltaic", "wind", "hydro", "other"] as const) {
      expect(total(productionCurve({ ...plant, type, annualKwh: 123_456 }, year))).toBeCloseTo(
        123_456_000,
        3,
      );
    }
    expect(total(productionCurve(plant, year)) / 100_000).toBeCloseTo(yieldOf(lyon), 6);
    // 100 kW × 2,200 h
    expect(total(productionCurve({ ...plant, type: "wind" }, year)) / 1000).toBeCloseTo(220_000, 3);
  });

  it("gives nothing when nothing is known of it, and refuses what is no power", () => {
    expect(total(productionCurve({ ...plant, powerKw: 0 }, year))).toBe(0);
    expect(() => productionCurve({ ...plant, powerKw: -1 }, year)).toThrow(RangeError);
    expect(() => productionCurve({ ...plant, annualKwh: Number.NaN }, year)).toThrow(RangeError);
    expect(() => productionCurve(plant, createGrid(0, 60, 24))).toThrow(/not a year/);
  });

  it("turns at night when it is not solar, and more in winter with wind and water", () => {
    const months = monthOfStep(year);
    for (const type of ["wind", "hydro"] as const) {
      const values = productionCurve({ ...plant, type }, year);
      const of = (month: number) => total(values.filter((_, t) => months[t] === month));
      expect(of(0)).toBeGreaterThan(of(7));
      expect(values.every((wh) => wh >= 0)).toBe(true);
    }
    const flat = productionCurve({ ...plant, type: "other" }, year);
    expect(Math.max(...flat) - Math.min(...flat)).toBeLessThan(1e-6 * flat[0]!);
  });
});
