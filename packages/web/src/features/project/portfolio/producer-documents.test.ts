import { expect, it } from "vitest";
import { awaitingVatOf } from "./producer-documents.ts";

const sale = (consumers: number, contracts: number, waitsFor: "vat" | "owner" = "vat") => ({
  toCome: { consumers, price: null, names: [], onTheirWay: 0, waitsFor },
  signed: { contracts, price: null, sum: null },
});

it.each([
  ["two buyers wait for it", sale(2, 0), false, 2],
  ["a newcomer beside those who have signed", sale(1, 3), false, 1],
  ["nobody buys yet", sale(0, 0), false, 0],
  ["all have signed, and nothing is to come", sale(0, 3), false, null],
  ["it has been said", sale(2, 0, "owner"), false, null],
  ["his sales are settled outside of the platform", sale(0, 0), true, null],
] as const)("a producer's VAT is awaited or not: %s", (_, told, isElsewhere, awaited) => {
  expect(awaitingVatOf(told, isElsewhere)).toBe(awaited);
});
