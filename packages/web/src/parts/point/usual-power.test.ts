import { expect, it } from "vitest";
import { usualPowerText } from "./usual-power.ts";

it("a business whose use is large reads that the usual power is counted, and who said another does not", () => {
  const bakery = { consumerType: "professional", annualConsumption: "80000" } as const;
  expect(usualPowerText(bakery)).toBe("36\u00a0kVA au plus, supposé");
  expect(usualPowerText({ ...bakery, segment: "C4" })).toBeNull();
  expect(usualPowerText({ ...bakery, annualConsumption: "45000" })).toBeNull();
  expect(usualPowerText({ ...bakery, consumerType: "individual" })).toBeNull();
});
