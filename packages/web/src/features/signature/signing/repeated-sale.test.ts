import { expect, it } from "vitest";
import { repeatedSale } from "./repeated-sale.ts";

const sum = { label: "Avec ces 3 contrats", amount: "2 950 €" };

it("tells beside the sum that is consented to what selling all brings, as everywhere else", () => {
  const elsewhere = {
    label: "Tout vendre ailleurs",
    amount: "4 940 €",
    detail: "à votre contrat d’achat, jusqu’au 28 février 2027",
  };
  expect(repeatedSale({ rows: [sum], elsewhere })).toEqual({
    sum: "Avec ces 3 contrats\u00a0: 2 950 € par an",
    elsewhere:
      "Tout vendre ailleurs\u00a0: 4 940 € par an, à votre contrat d’achat, jusqu’au 28 février 2027",
  });
  expect(repeatedSale({ rows: [sum], elsewhere: null })?.elsewhere).toBeNull();
  expect(repeatedSale({ rows: [], elsewhere })).toBeNull();
});
