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

const near = (price: number) => ({ min: expect.closeTo(price, 9), max: expect.closeTo(price, 9) });

it("each of today counts at his own price: one that is dearer raises none of the others", () => {
  // (16 × 10 + 12) ÷ 17 = 10.1176.
  expect(todayPrice([], [...Array(16).fill(at(0.1)), at(0.12)], 36_000)).toEqual(near(0.101_176_470_6));
  // Who has accepted no price counts from the lowest to the highest that is asked: (10 + 12.5) ÷ 2, (10 + 13.5) ÷ 2.
  expect(todayPrice([], [at(0.1), asked], 36_000)).toEqual({
    min: expect.closeTo(0.1125, 9),
    max: expect.closeTo(0.1175, 9),
  });
});

it("who signed counts at his contract's price by what he consumes, the others at those that they accepted", () => {
  const signed = [{ kwh: 9000, price: 0.125 }];
  // A quarter of 36 MWh at 12.5 c€, the rest at 10: 10.625; where half of the others are at 11, 11 on the whole: 10.5 × ¾ + 12.5 ÷ 4.
  expect(todayPrice(signed, [at(0.1)], 36_000)).toEqual(near(0.10625));
  expect(todayPrice(signed, [at(0.1), at(0.11)], 36_000)).toEqual(near(0.11));
  expect(todayPrice([...signed, { kwh: 3000, price: 0.105 }], [], 36_000)).toEqual(near(0.12));
  expect(todayPrice([], [at(0.1)], 36_000)).toEqual(at(0.1));
  // What all of them consume is not told: each counts alike.
  expect(todayPrice(signed, [at(0.1)], 0)).toEqual(near(0.1125));
  expect(todayPrice([], [], 36_000)).toBeNull();
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
