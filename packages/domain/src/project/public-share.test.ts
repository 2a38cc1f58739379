import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fewestConsumers, filledShare, publicShare } from "./index.ts";

const project = fc.record({
  annualProductionKwh: fc.integer({ min: 1, max: 1_000_000 }),
  acceptedKwh: fc.integer({ min: 0, max: 1_000_000 }),
  consumers: fc.integer({ min: fewestConsumers, max: 500 }),
  draw: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
});

describe("the public share of a project's production", () => {
  it("is a multiple of 5 points, less than 5 points from the true one", () => {
    fc.assert(
      fc.property(project, (given) => {
        const share = publicShare(given) ?? Number.NaN;
        expect(Math.abs(share * 20 - Math.round(share * 20))).toBeLessThan(1e-9);
        expect(Math.abs(share - given.acceptedKwh / given.annualProductionKwh)).toBeLessThan(0.05 + 1e-9);
      }),
    );
  });

  it("does not tell a newcomer who consumes nothing from one who takes nearly 5 points", () => {
    fc.assert(
      fc.property(project, fc.double({ min: 0, max: 0.0499, noNaN: true }), (before, points) => {
        const newcomer = points * before.annualProductionKwh;
        const after = (draw: number, kwh: number) =>
          publicShare({
            ...before,
            acceptedKwh: before.acceptedKwh + kwh,
            consumers: before.consumers + 1,
            draw,
          });
        const all = (kwh: number) => new Set([0, 0.25, 0.5, 0.75, 0.9999].map((draw) => after(draw, kwh)));
        const [little, much] = [all(0), all(newcomer)];
        expect([...little].some((share) => much.has(share))).toBe(true);
      }),
    );
  });

  it("is none under 5 consumers, nor while the production is unknown", () => {
    const known = { annualProductionKwh: 1000, acceptedKwh: 400, consumers: 5, draw: 0.5 };
    expect(publicShare(known)).toBe(0.4);
    expect(publicShare({ ...known, consumers: 4 })).toBeNull();
    expect(publicShare({ ...known, annualProductionKwh: 0 })).toBeNull();
  });
});

describe("the share of who takes part and who waits", () => {
  it("is never less than they consume, nor than the public share of any of them, and 10 points more at most", () => {
    const part = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(project, part, project, ({ draw: drawn, ...given }, accepted, { draw }) => {
        // A draw a hair under 1 is rounded up to it.
        const all = { ...given, draw: drawn * 0.999 };
        const share = filledShare(all) ?? Number.NaN;
        const consumed = all.acceptedKwh / all.annualProductionKwh;
        expect(share).toBeGreaterThanOrEqual(consumed - 1e-9);
        expect(share).toBeLessThanOrEqual(consumed + 0.1 + 1e-9);
        const some = publicShare({ ...all, acceptedKwh: all.acceptedKwh * accepted, draw });
        expect(some).toBeLessThanOrEqual(share + 1e-9);
      }),
    );
    expect(filledShare({ annualProductionKwh: 1000, acceptedKwh: 400, consumers: 4, draw: 0 })).toBeNull();
  });
});
