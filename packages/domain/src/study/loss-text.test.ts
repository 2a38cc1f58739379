import { expect, it } from "vitest";
import { lossText } from "./loss-text.ts";

const plain = (text: string | null) => text?.replaceAll(/\s/gu, " ") ?? null;
const sums = { earnsEur: { low: 2_950, high: 3_290 }, sellingAllEur: 4_970 };
const tariff = { price: 0.11 };

it("says how much less than today whoever shares earns", () => {
  expect(plain(lossText({ ...sums, buyBack: tariff }))).toBe(
    "1 680 à 2 020 € de moins par an qu’aujourd’hui",
  );
  expect(plain(lossText(sums))).toBe("1 680 à 2 020 € de moins par an que tout vendre");
  expect(plain(lossText({ ...sums, buyBack: tariff, isContractOver: true }))).toBe(
    "1 680 à 2 020 € de moins par an que tout vendre au tarif publié du surplus",
  );
});

it("tells those of today, and nothing where sharing may bring as much", () => {
  const todayEur = { low: 2_900, high: 3_000 };
  expect(plain(lossText({ ...sums, todayEur }))).toBe("1 970 à 2 070 € de moins par an que tout vendre");
  expect(lossText({ ...sums, todayEur, fullEur: { low: 3_000, high: 5_000 } })).toBeNull();
  expect(lossText({ ...sums, sellingAllEur: 3_290 })).toBeNull();
  expect(lossText({ ...sums, sellingAllEur: null })).toBeNull();
});
