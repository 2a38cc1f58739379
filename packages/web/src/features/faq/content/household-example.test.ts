import { expect, it } from "vitest";
import { householdExample } from "./household-example.ts";

it("the example of the articles is made from the tables in force, and says since when", () => {
  const { since, withTax, beforeTax, network, supply, excise, ceiling, participation, gainAt } =
    householdExample("2026-11-22");
  expect([since, withTax, beforeTax, network]).toEqual([
    "1 août 2026",
    "0,2001\u00a0€",
    "0,1359\u00a0€",
    "0,0484\u00a0€",
  ]);
  // 0.1359 − 0.0484 = 0.0875; (0.0875 + 0.03085) × 1.2 = 0.14202; 4.47 × 1.2 = 5.364
  expect([supply, excise, ceiling, participation]).toEqual([
    "0,088\u00a0€",
    "0,031\u00a0€",
    "0,142\u00a0€",
    "5,36\u00a0€",
  ]);
  expect([gainAt(0.09), gainAt(0.15)]).toEqual(["+ 0,052\u00a0€", "− 0,008\u00a0€"]);
});
