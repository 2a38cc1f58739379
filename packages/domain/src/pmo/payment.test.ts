import { expect, it } from "vitest";
import { paymentText } from "./index.ts";

const fee = {
  required: true,
  amount: 15,
  entranceFeeRequired: false,
  entranceFeeAmount: 0,
  paymentMethods: [
    { type: "TRANSFER" as const, iban: "FR7630006000011234567890189", bic: "AGRIFRPP" },
    { type: "CHEQUE" as const },
  ],
};
const plain = (text: string) => text.replaceAll("\u00a0", " ");

it("says what is due once a bulletin is signed, to whom and by which means", () => {
  expect(plain(paymentText([fee], "Les Watts"))).toBe(
    "Votre adhésion est à régler maintenant : 15,00 € (cotisation de l’année) à l’association « Les Watts », par virement (IBAN FR76 3000 6000 0112 3456 7890 189, BIC AGRIFRPP) ou par chèque à son ordre.",
  );
});

it("counts the entrance fee, and each place of a person", () => {
  const both = { ...fee, entranceFeeRequired: true, entranceFeeAmount: 5 };
  expect(plain(paymentText([both, both], "Les Watts"))).toContain(
    "40,00 € (cotisation de l’année et droit d’entrée)",
  );
});

it("says nothing where nothing is due", () => {
  expect(paymentText([{ ...fee, required: false }], "Les Watts")).toBe("");
  expect(paymentText([], "Les Watts")).toBe("");
});
