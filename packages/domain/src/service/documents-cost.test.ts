import { expect, it } from "vitest";
import { documentsCost, documentsLeftOutText, documentsOfThemText } from "./documents-cost.ts";

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/gu, " ");

it("a producer's sum leaves out the documents that its project's owner pays for, and says so", () => {
  // 7 € for the association, 20 for the sale and 13 for the convention.
  expect(plain(documentsLeftOutText())).toBe(
    "Sans les documents signés ici, que le porteur du projet paie une fois, 40 € HT par consommateur.",
  );
});

it("who pays for them reads them as a line of his own sum, at 40 € for each participant", () => {
  const told = (consumers: number) => {
    const { label, amount } = documentsCost(consumers);
    return plain(`${label} : ${amount}`);
  };
  expect(told(8)).toBe("À déduire une fois, documents de 8 participants signés ici : 320 € HT");
  expect(told(1)).toBe("À déduire une fois, documents d’un participant signés ici : 40 € HT");
  expect(told(0)).toBe("À déduire une fois, documents de chaque participant signés ici : 40 € HT");
});

it("and what those cost to whom he proposes a price", () => {
  expect(plain(documentsOfThemText(1))).toBe(
    "Ses documents, signés ici, vous coûtent une fois 40 € HT à l’usage : ils n’en sont pas déduits.",
  );
  expect(plain(documentsOfThemText(2))).toBe(
    "Leurs documents, signés ici, vous coûtent une fois 80 € HT à l’usage : ils n’en sont pas déduits.",
  );
});
