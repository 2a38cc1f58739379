import { producerEstimate } from "@mec/energy";
import { expect, it } from "vitest";
import { sizeRows, sizeTexts, thresholdText } from "./two-sizes-words.ts";

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/gu, " ");
const day = "2026-11-26";
const rennes = { latitude: 48.111, longitude: -1.68 };
const of = (powerKw: number, annualKwh: number) =>
  producerEstimate({
    project: { ...rennes, plants: [], acceptedKwh: 0 },
    plant: { ...rennes, type: "photovoltaic", powerKw, annualKwh },
    price: { min: 0.08, max: 0.11 },
    membership: null,
    day,
  });

it("sets a roof of 700 m² beside the part of it that keeps a tariff, to the euro that one works by hand", () => {
  // 1,146 kWh for each kWc: 160,440 kWh of 140 kWc, and 114,600 of 100.
  const [whole, kept] = [of(140, 160_440), of(100, 114_600)];
  const rows = sizeRows(whole, kept).map(({ label, values }) => [plain(label), ...values.map(plain)]);
  expect(sizeTexts(140).map(plain)).toEqual(["140 kWc", "100 kWc"]);
  // Both share the same part of what they make: of 100 kWc, from 26,537 to 103,420 kWh.
  expect(kept.sharedKwh.low / whole.sharedKwh.low).toBeCloseTo(100 / 140, 6);
  expect([kept.sharedKwh.low, kept.sharedKwh.high].map(Math.round)).toEqual([26_537, 103_420]);
  // Whole: 37,152 × 0.08 = 2,972.16 and 144,788 × 0.11 = 15,926.68 €, without the surplus.
  // Kept: 26,537 × 0.08 + 88,063 × 0.0536 = 2,122.96 + 4,720.18 = 6,843.14 €, and
  // 103,420 × 0.11 + 11,180 × 0.0536 = 11,376.20 + 599.25 = 11,975.45 €. All of it: 114,600 × 0.0792 = 9,076.32 €.
  expect(rows).toEqual([
    ["Production par an", "160,4 MWh", "114,6 MWh"],
    [
      "En partageant",
      "De 2 970 à 15 930 € par an, sans le surplus",
      "De 6 840 à 11 980 € par an, surplus compris",
    ],
    ["Surplus vendu au réseau", "Prix inconnu", "À 5,36 c€/kWh HT"],
    ["À tout vendre au réseau", "Prix inconnu", "Environ 9 080 € par an, à 7,92 c€/kWh HT pendant 20 ans"],
  ]);
});

it("says why the greater one has no price, and how old the other's is", () => {
  expect(plain(thresholdText(day))).toBe(
    "Au-dessus de 100 kWc, la vente au réseau n’a plus de tarif publié : son prix se fixe par appel d’offres, simplifié jusqu’à 500 kWc. Jusqu’à 100 kWc, dernier tarif connu : obligation d’achat S21, surplus, 1er trimestre 2026.",
  );
});
