import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type GainRange, gainVerdict, gainVerdicts, mayCost, verdictTone } from "./index.ts";

type Ends = readonly [low: number, high: number];
const range = ([low, high]: Ends): GainRange => ({ low, high });
const sumOf = (own: Ends, ended: Ends | null = null) => ({
  savingEur: range(own),
  savingWithoutVatEur: null,
  withoutExemptionEur: ended && range(ended),
});
const judged = (own: Ends, ended: Ends | null = null) => gainVerdict(sumOf(own, ended), true);

describe("the verdict on a sum", () => {
  it.each<[Ends, Ends | null, ReturnType<typeof gainVerdict>]>([
    [[8, 86], null, "gain"],
    [[8, 86], [1, 30], "gain"],
    // A case of nothing is no gain in all of them.
    [[0, 86], null, "mostly-gain"],
    [[-0.4, 86], null, "mostly-gain"],
    [[-10, 40], [-20, 80], "mostly-gain"],
    [[-11, 40], null, "either"],
    [[8, 86], [-21, 80], "either"],
    [[-40, 34], [-60, 4], "either"],
    [[-15, 100], [-192, -38], "only-exempted"],
    [[2, 34], [-40, 0.4], "only-exempted"],
    [[-4, 0.4], null, "nothing"],
    [[0, 0], [0, 0], "nothing"],
    [[-5, 0.4], null, "loss"],
    [[-0.4, 0.3], [-9, 0], "loss"],
    [[-12, -1], [-40, -7], "loss"],
  ])("of %j with the exemption, %j without, is %s", (own, ended, verdict) => {
    expect(judged(own, ended)).toBe(verdict);
  });

  it("counts the case without the exemption where the year may lie after its end, and a later year always", () => {
    expect(gainVerdict(sumOf([8, 86], [-40, -3]), false)).toBe("gain");
    const later = { ...sumOf([-9, 2]), savingWithoutVatEur: null };
    expect(gainVerdict({ ...sumOf([8, 86]), later }, false)).toBe("either");
    expect(gainVerdict({ ...sumOf([8, 86]), later: null }, false)).toBe("gain");
  });

  it("is without VAT for a business that gets it back", () => {
    expect(gainVerdict({ ...sumOf([-8, -2]), savingWithoutVatEur: { low: 1, high: 9 } }, true)).toBe("gain");
  });

  const eur = fc.integer({ min: -60, max: 60 });
  const ends = fc.tuple(eur, eur).map(([a, b]): Ends => [Math.min(a, b), Math.max(a, b)]);
  const sums = fc.tuple(ends, fc.option(ends), fc.option(ends));
  const lower = fc.tuple(fc.nat(20), fc.nat(20), fc.nat(20), fc.nat(20));

  it("is never rosier for lower ends", () => {
    fc.assert(
      fc.property(sums, lower, ([own, ended, later], [a, b, c, d]) => {
        const less = ([low, high]: Ends, x: number, y: number): Ends => [low - x - y, high - y];
        const of = (one: Ends, other: Ends | null) =>
          gainVerdict({ ...sumOf(one, other), later: later && sumOf(later) }, true);
        const [was, is] = [of(own, ended), of(less(own, a, b), ended && less(ended, c, d))];
        return gainVerdicts.indexOf(is) >= gainVerdicts.indexOf(was);
      }),
    );
  });

  it("promises no gain where a case may cost, and a case that is told besides never makes it rosier", () => {
    fc.assert(
      fc.property(sums, ([own, ended, later]) => {
        const sum = { ...sumOf(own, ended), later: later && sumOf(later) };
        if (mayCost(sum, true)) expect(gainVerdict(sum, true)).not.toBe("gain");
        const [alone, both] = [gainVerdict(sum, false), gainVerdict(sum, true)];
        const isBetter = ended !== null && ended[1] > own[1];
        return isBetter || gainVerdicts.indexOf(both) >= gainVerdicts.indexOf(alone);
      }),
    );
  });

  it("looks good only where losses are none or small, and bad where nothing is won", () => {
    const tones = [
      [8, 86],
      [-10, 40],
      [-11, 40],
      [-4, 0],
      [-12, -1],
    ].map(([low = 0, high = 0]) => verdictTone(sumOf([low, high]), true));
    expect(tones).toEqual(["good", "good", "mixed", "bad", "bad"]);
  });
});
