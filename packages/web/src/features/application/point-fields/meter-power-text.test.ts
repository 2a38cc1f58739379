import { expect, it } from "vitest";
import { meterPowerText } from "./meter-power-text.ts";

const bakery = { consumerType: "professional", annualConsumption: "80000" } as const;

it("a business whose use is large reads that the usual power is counted", () => {
  expect(meterPowerText(bakery)).toBe("36\u00a0kVA au plus, supposé");
  expect(meterPowerText({ ...bakery, annualConsumption: "45000" })).toBeNull();
  expect(meterPowerText({ ...bakery, consumerType: "individual" })).toBeNull();
});

it("who told his power reads it, and nothing of it is supposed", () => {
  expect(meterPowerText({ ...bakery, segment: "C5", meterPower: 30 })).toBe("30\u00a0kVA");
  expect(meterPowerText({ ...bakery, annualConsumption: "20000", meterPower: 12 })).toBe("12\u00a0kVA");
  expect(meterPowerText({ ...bakery, segment: "C4" })).toBe("Plus de 36\u00a0kVA");
});
