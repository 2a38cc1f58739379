import { expect, it } from "vitest";
import { householdExample } from "./household-example.ts";

it("the example of the articles is made from the tables in force, and says since when", () => {
  const { since, withTax, beforeTax, network, supply, excise, ceiling, ceilingWithExcise, participation } =
    householdExample("2026-11-22");
  expect([since, withTax, beforeTax, network]).toEqual([
    "1er août 2026",
    "20,01\u00a0c€",
    "13,59\u00a0c€",
    "4,84\u00a0c€",
  ]);
  // 13.59 − 4.84 = 8.75; (8.75 + 3.085) × 1.2 = 14.202; 8.75 × 1.2 = 10.5; 4.47 × 1.2 = 5.364
  expect([supply, excise, ceiling, ceilingWithExcise, participation]).toEqual([
    "8,75\u00a0c€",
    "3,085\u00a0c€",
    "14,20\u00a0c€",
    "10,50\u00a0c€",
    "5,36\u00a0€",
  ]);
});

it("compares two prices that save money with one that does not, whatever the tariff", () => {
  // 14.202 − 9 = 5.202; 14.202 − 12 = 2.202; 14.202 − 15 = −0.798
  expect(householdExample("2026-11-22").prices).toEqual([
    { price: "9,00\u00a0c€", gain: "+5,20\u00a0c€" },
    { price: "12,00\u00a0c€", gain: "+2,20\u00a0c€" },
    { price: "15,00\u00a0c€", gain: "−0,80\u00a0c€" },
  ]);
  // In March 2024: (18.87 − 4.80 + 2.10) × 1.2 = 19.404
  expect(householdExample("2024-03-01").prices.map(({ gain }) => gain[0])).toEqual(["+", "+", "−"]);
  expect(householdExample("2024-03-01").prices[2]?.price).toBe("20,00\u00a0c€");
});

it("tells a business, which gets its VAT back, the same without it", () => {
  const { ceilingWithoutVat, ceilingWithoutVatNorExcise, participationWithoutVat } =
    householdExample("2026-11-22");
  // 8.75 + 3.085 = 11.835: what is a ceiling is not rounded up
  expect([ceilingWithoutVat, ceilingWithoutVatNorExcise, participationWithoutVat]).toEqual([
    "11,83\u00a0c€",
    "8,75\u00a0c€",
    "4,47\u00a0€",
  ]);
});
