import type { PlantSale } from "@mec/api/study";
import { describe, expect, it } from "vitest";
import { saleLines } from "./sale-words.ts";

const at = (price: number) => ({ min: price, max: price });
const sale: PlantSale = {
  pointId: "1",
  name: "Hangar",
  price: at(0.1),
  vatRegime: null,
  powerKwc: 36,
  producedKwh: 41_000,
  signed: { contracts: 0, price: null, sum: null },
  earnsEur: { low: 2570, high: 4420 },
  sellingAllEur: null,
};
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/gu, " ");
const told = (some: Partial<PlantSale>) => {
  const { price, untaxed } = saleLines({ ...sale, ...some }, "professional");
  return { price: plain(price), untaxed: plain(untaxed ?? "") };
};

describe("whose a price is that a producer's contracts say", () => {
  it("says of whose price the owner settled, without an answer, that they accepted none", () => {
    const priceOf = (consumers: number, unanswered: number, others = 0) =>
      told({
        agreed: { consumers, price: at(0.1), unanswered },
        toCome: {
          consumers: consumers - others,
          price: at(0.1),
          names: [],
          onTheirWay: 0,
          waitsFor: "owner",
        },
      }).price;
    expect(priceOf(8, 3)).toBe("Prix accepté par 5 participants, fixé par le porteur pour 3 : 10 c€/kWh HT");
    expect(priceOf(3, 3)).toBe("Prix fixé par le porteur pour 3 participants : 10 c€/kWh HT");
    expect(priceOf(8, 3, 2)).toBe(
      "Prix retenu pour 6 participants dont le contrat se signe ici : 10 c€/kWh HT",
    );
    expect(priceOf(8, 0)).toBe("Prix accepté par 8 participants : 10 c€/kWh HT");
  });

  it("tells of a price accepted without VAT beside others that it is of some", () => {
    const some: Partial<PlantSale> = { vatRegime: "standard", untaxedPrice: at(0.1) };
    const agreed = { consumers: 9, price: { min: 0.1, max: 0.11 } };
    expect(told({ ...some, agreed }).untaxed).toMatch(/^Prix retenu pour une partie d’entre eux : 10/u);
  });
});

describe("sums that stand under one another", () => {
  const signed = { contracts: 2, price: at(0.1), sum: { localEur: 900, surplusEur: 1900, earnsEur: 2760 } };
  const some: Partial<PlantSale> = { signed, agreed: { consumers: 9, price: { min: 0.08, max: 0.1 } } };
  const withAll = (low: number) => {
    const { rows } = saleLines({ ...sale, ...some, todayEur: { low, high: 2900 } }, "professional");
    return plain(rows.find(({ label }) => label.includes("acceptés aujourd’hui"))?.detail ?? "");
  };

  it("say why more contracts may bring no more than those that are signed", () => {
    expect(withAll(2740)).toContain("qui n’a pas signé paie moins cher");
    expect(withAll(2770)).not.toContain("paie moins cher");
  });
});
