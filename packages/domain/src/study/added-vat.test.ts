import { expect, it } from "vitest";
import { addedVatText } from "./added-vat.ts";

type Buyer = Parameters<typeof addedVatText>[0][number];
const sold = { price: 0.125, subscriptionEur: 0, part: 1 };
const told = (sharedKwh: Buyer["sharedKwh"], given: Omit<Buyer, "sharedKwh">) =>
  addedVatText([{ sharedKwh, ...given }]).replaceAll("\u00a0", " ");

it("is 20 % of what is paid for the energy that is received, and of the subscription", () => {
  // 800 and 1,600 kWh at 0.125 € are 100 and 200 €.
  const kwh = { low: 800, high: 1600 };
  expect(told(kwh, sold)).toBe("de 20 à 40 € de plus par an");
  expect(told(kwh, { ...sold, subscriptionEur: 50 })).toBe("de 30 à 50 € de plus par an, abonnement compris");
});

it("is of the part alone that is sold without VAT, and one figure where both ends read the same", () => {
  expect(told({ low: 800, high: 800 }, { ...sold, part: 0.25 })).toBe("5 € de plus par an");
  expect(told({ low: 0, high: 10 }, sold)).toBe("moins de 1 € de plus par an");
});

it("is of the energy as it is read beside it, and of what is bought alone", () => {
  // 1,620 kWh are read as 1,600: 40 € and not 41.
  expect(told({ low: 1040, high: 1620 }, sold)).toBe("de 26 à 40 € de plus par an");
  expect(told({ low: 800, high: 1600 }, { ...sold, ownPart: 0.5 })).toBe("de 10 à 20 € de plus par an");
});
