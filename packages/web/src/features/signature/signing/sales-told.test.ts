import { expect, it } from "vitest";
import { salesToldOf } from "./sales-told.ts";

const sale = { name: "Toit", untaxedPrice: { min: 0.1, max: 0.1 } };
const told = (...kinds: ("bulletin" | "accord" | "salesContract")[]) =>
  salesToldOf(
    [sale],
    kinds.map((kind) => ({ kind })),
  );

it("tells no sale beside a bulletin alone, which sells nothing", () => {
  expect(told("bulletin")).toEqual([]);
  expect(told("bulletin", "accord")).toEqual([sale]);
});

it("says of a buyer who has signed a price with VAT no more that he may refuse it", () => {
  expect(told("salesContract")).toEqual([{ ...sale, untaxedPrice: null }]);
  expect(told("accord")).toEqual([sale]);
});
