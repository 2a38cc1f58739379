import { expect, it } from "vitest";
import { countedAt, countedAtText, todayPrice } from "./counted-at.ts";

const at = (price: number) => ({ min: price, max: price });
const asked = { min: 0.125, max: 0.135 };

it.each([
  ["those of today pay what they accepted, those who come what is asked", at(0.1), asked, [at(0.1), asked]],
  ["all pay what is asked where nobody has accepted a price", null, asked, [asked, asked]],
  ["the same of an answer that tells none", undefined, asked, [asked, asked]],
  ["who comes is given what its seller gives", at(0.1), null, [at(0.1), null]],
  ["all pay what was accepted as long as nothing is asked", at(0.1), undefined, [at(0.1), at(0.1)]],
])("%s", (_, agreed, price, [soldAt, comingAt]) => {
  expect(countedAt(agreed, price)).toEqual({ soldAt, comingAt });
});

it("who signed counts at his contract's price by what he consumes, the others between those that they accepted", () => {
  const signed = [{ kwh: 9000, price: 0.125 }];
  // A quarter of 36 MWh at 12.5 c€, the rest at 10: 10.625; where the others' go to 11, 11.375.
  expect(todayPrice(signed, at(0.1), 36_000)).toEqual({
    min: expect.closeTo(0.10625, 9),
    max: expect.closeTo(0.10625, 9),
  });
  expect(todayPrice(signed, { min: 0.1, max: 0.11 }, 36_000)?.max).toBeCloseTo(0.11375, 9);
  expect(todayPrice([...signed, { kwh: 3000, price: 0.105 }], null, 36_000)).toEqual({
    min: expect.closeTo(0.12, 9),
    max: expect.closeTo(0.12, 9),
  });
  expect(todayPrice([], at(0.1), 36_000)).toEqual(at(0.1));
  // What all of them consume is not told: from the lowest to the highest.
  expect(todayPrice(signed, at(0.1), 0)).toEqual({ min: 0.1, max: 0.125 });
  expect(todayPrice([], null, 36_000)).toBeNull();
});

it("says the prices that a sum counts, with whom each", () => {
  const plain = (...given: Parameters<typeof countedAtText>) =>
    countedAtText(...given).replaceAll("\u00a0", " ");
  expect(plain({ soldAt: at(0.1), comingAt: asked }, "standard")).toBe(
    "à 10 c€/kWh HT avec les participants d’aujourd’hui, et de 12,5 à 13,5 c€/kWh HT avec ceux qui viendront",
  );
  expect(plain({ soldAt: asked, comingAt: asked }, "standard")).toBe("de 12,5 à 13,5 c€/kWh HT");
  expect(plain({ soldAt: null, comingAt: null }, "standard")).toBe("gratuitement");
});
