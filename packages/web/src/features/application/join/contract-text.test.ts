import { expect, it } from "vitest";
import { contractText } from "./contract-text.ts";
import { emptyJoinDraft } from "./join-draft.ts";

const told = (consumerType: "individual" | "professional", annualConsumption: string) =>
  contractText(
    { ...emptyJoinDraft, consumerType, house: { ...emptyJoinDraft.house, annualConsumption } },
    String,
  );

it("a contract that is not told is counted at the regulated tariff, but for a large business, which is asked its price", () => {
  expect(told("individual", "60000")).toMatch(/compté au tarif réglementé$/u);
  expect(told("professional", "20000")).toMatch(/compté au tarif réglementé résidentiel$/u);
  expect(told("professional", "80000")).toMatch(/^Prix à dire/u);
});
