import { describe, expect, it } from "vitest";
import {
  documentsCost,
  documentsLeftOutText,
  documentsOfThemText,
  perConsumerText,
} from "./documents-cost.ts";
import type { ServiceGroup } from "./plans.ts";
import { costOfDocuments, countedFor } from "./pricing.ts";

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/gu, " ");

it("a producer's sum leaves out the documents that its project's owner pays for, and says so", () => {
  // 7 € for the association, 20 for the sale and 13 for the convention.
  expect(plain(documentsLeftOutText())).toBe(
    "Documents signés ici : 40 € HT par consommateur, payés une fois par le porteur.",
  );
  expect(plain(documentsLeftOutText({ withoutSale: 0 }))).toBe(plain(documentsLeftOutText()));
  // 7 + 13 €.
  expect(plain(documentsLeftOutText({ withoutSale: 2 }))).toBe(
    "Documents signés ici : 40 € HT par consommateur, 20 € HT pour un bâtiment à vous, payés une fois par le porteur.",
  );
});

it("one service is told at what it costs, and twice only where a contract of sale less makes it cheaper", () => {
  const told = (...groups: ServiceGroup[]) =>
    plain(perConsumerText(groups, { amount: (exclTax) => `${exclTax} €`, withoutSale: 1 }));
  expect(told("pmo", "vente")).toBe("27 € par consommateur, 7 € pour un bâtiment à vous");
  expect(told("pmo", "convention")).toBe("20 € par consommateur");
});

it("who pays for them reads them as a line of his own sum, at 40 € for each participant", () => {
  const told = (consumers: number, withoutSale = 0) => {
    const { label, amount } = documentsCost({ consumers, withoutSale });
    return plain(`${label} : ${amount}`);
  };
  expect(told(8)).toBe("À déduire une fois, documents de 8 participants signés ici : 320 € HT");
  expect(told(1)).toBe("À déduire une fois, documents d’un participant signés ici : 40 € HT");
  expect(told(0)).toBe("À déduire une fois, documents de chaque participant signés ici : 40 € HT");
});

it("and what those cost to whom he proposes a price", () => {
  expect(plain(documentsOfThemText({ consumers: 1 }))).toBe(
    "Ses documents, signés ici, vous coûtent une fois 40 € HT à l’usage : ils n’en sont pas déduits.",
  );
  expect(plain(documentsOfThemText({ consumers: 2 }))).toBe(
    "Leurs documents, signés ici, vous coûtent une fois 80 € HT à l’usage : ils n’en sont pas déduits.",
  );
});

describe("who buys from himself alone has no contract of sale, and none is paid for", () => {
  it.each([
    // 4 × (7 + 13) € for their bulletins and conventions, and 20 € for the one contract.
    [4, 3, 100],
    [4, 0, 160],
    // 3 × (7 + 13) €, and no contract.
    [3, 3, 60],
    [1, 1, 20],
    [0, 0, 0],
    // A count that is told of fewer than there were: never less than no contract.
    [2, 3, 40],
  ])("of %d consumers, %d of them: %d €", (consumers, withoutSale, cost) => {
    expect(costOfDocuments({ consumers, withoutSale })).toBe(cost);
  });

  it("counts him for every other service", () => {
    const counted = (["data", "pmo", "vente", "convention"] as const).map((group) =>
      countedFor(group, { consumers: 4, withoutSale: 3 }),
    );
    expect(counted).toEqual([4, 4, 1, 4]);
  });

  it.each([
    [
      4,
      3,
      "À déduire une fois, documents de 4 participants signés ici, dont 3 sans contrat de vente : 100 € HT",
    ],
    [3, 3, "À déduire une fois, documents de 3 participants signés ici, sans contrat de vente : 60 € HT"],
    [1, 1, "À déduire une fois, documents d’un participant signés ici, sans contrat de vente : 20 € HT"],
  ])("is told so where %d of whom %d", (consumers, withoutSale, told) => {
    const { label, amount } = documentsCost({ consumers, withoutSale });
    expect(plain(`${label} : ${amount}`)).toBe(told);
  });

  it("and costs less where a price is proposed to him", () => {
    expect(plain(documentsOfThemText({ consumers: 2, withoutSale: 1 }))).toContain("60 € HT");
  });
});
