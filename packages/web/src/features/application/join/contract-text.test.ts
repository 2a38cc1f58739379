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

it("the option that was chosen stands beside the offer, and an offer without its price is said to be counted otherwise", () => {
  const said = (contract: Partial<typeof emptyJoinDraft.contract>) =>
    contractText({ ...emptyJoinDraft, contract: { ...emptyJoinDraft.contract, ...contract } }, (price) =>
      String(price),
    ).replaceAll("\u00a0", " ");
  expect(said({ type: "TRV", tarification: "2Q" })).toBe(
    "Tarif réglementé · heures creuses · horaires non dits, les plus courants sont comptés",
  );
  const night = { start: "22:30", end: "06:30" };
  const offPeak = { isKnown: true, hasSeasons: false, summer: [night], winter: [night] };
  expect(said({ type: "TRV", tarification: "2Q", offPeak })).toBe(
    "Tarif réglementé · heures creuses · de 22:30 à 06:30",
  );
  // 18 c€ with tax are 15 without.
  expect(said({ type: "other", tarification: "base", basePrice: "0,18" })).toBe("Autre offre · base · 0.15");
  expect(said({ type: "other", tarification: "4Q" })).toBe(
    "Autre offre · deux saisons · incomplet : compté au tarif réglementé",
  );
});

it("the regulated tariff of who has more than 36 kVA has another list, and is said to be counted by that of less", () => {
  const of = (segment: "C4" | "C5") =>
    contractText(
      {
        ...{ ...emptyJoinDraft, consumerType: "professional" },
        house: { ...emptyJoinDraft.house, annualConsumption: "80000", segment },
        contract: { ...emptyJoinDraft.contract, type: "TRV", tarification: "base" },
      },
      String,
    );
  expect(of("C4")).toMatch(/au-dessus de 36\skVA, son barème est autre\s: compté comme à 36\skVA$/u);
  expect(of("C5")).not.toContain("36");
});
