import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { day, home, project } from "../testing/a-home.ts";
import { type EstimateProject, estimateFigures } from "./figures.ts";
import { type EstimateHome, prepareHome } from "./prepared-home.ts";

const categories = [
  "household",
  "heated-home",
  "unheated-home",
  "business",
  "early-business",
  "morning-business",
  "evening-business",
  "night-business",
  "constant-business",
  "school",
] as const;

const homes: fc.Arbitrary<EstimateHome> = fc.record({
  annualKwh: fc.double({ min: 500, max: 100_000, noNaN: true }),
  category: fc.constantFrom(...categories),
  connection: fc.constantFrom("upTo36" as const, "over36" as const),
  contract: fc.constantFrom(null, home.contract, { kind: "peak", peak: 0.2, offPeak: 0.17 } as const),
  regulated: fc.constant(null),
  offPeakHours: fc.constant(home.offPeakHours),
});

/** kWh a year of each who waits: from a flat to a factory, beside a roof that makes about 124 MWh. */
const uses = fc.array(fc.double({ min: 500, max: 900_000, noNaN: true }), { minLength: 1, maxLength: 14 });

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

describe("the low end of an announced sum", () => {
  it("holds whoever of those who wait is accepted, at whatever use", () => {
    const given = fc.record({
      one: homes,
      type: fc.constantFrom("photovoltaic" as const, "hydro" as const, "wind" as const),
      waiting: uses,
      accepted: fc.double({ min: 0, max: 300_000, noNaN: true }),
      price: fc.constantFrom(0.02, 0.06, 0.08),
    });
    fc.assert(
      fc.property(given, fc.infiniteStream(fc.boolean()), ({ one, type, waiting, accepted, price }, yes) => {
        const prepared = prepareHome(one, day);
        const at = (acceptedKwh: number) => {
          const kwh: Partial<EstimateProject> = { acceptedKwh, filledKwh: accepted + sum(waiting) };
          const plants = [{ type, powerKw: 100, annualKwh: 124_000 }];
          const { savingEur, sharedKwh } = estimateFigures(prepared, {
            ...project,
            ...kwh,
            plants,
            price: { min: price, max: price },
          });
          return [savingEur.low, sharedKwh.low] as const;
        };
        const [announced, least] = at(accepted);
        const chosen = waiting.filter(() => yes.next().value);
        const [saved, shared] = at(accepted + sum(chosen));
        expect(saved).toBeGreaterThanOrEqual(announced - 1e-6);
        expect(shared).toBeGreaterThanOrEqual(least - 1e-6);
      }),
      { numRuns: 60 },
    );
  });

  it("is what it was where those who wait use no more than three times the production", () => {
    const prepared = prepareHome(home, day);
    const { savingEur } = estimateFigures(prepared, project);
    expect(estimateFigures(prepared, { ...project, filledKwh: 300_000 }).savingEur).toEqual(savingEur);
  });
});
