import { expect, it } from "vitest";
import { paymentOf } from "./index.ts";

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
const plain = (text: string | undefined) => text?.replaceAll("\u00a0", " ");

it("says what is due once a bulletin is signed, to whom and by which means", () => {
  const payment = paymentOf([fee], "Les Watts");
  expect(plain(payment?.due)).toBe(
    "Votre adhésion est à régler maintenant : 15,00 € (cotisation de l’année) à l’association « Les Watts ».",
  );
  expect(plain(payment?.reminder)).toBe(
    "À régler, si ce n’est déjà fait : 15,00 € (cotisation de l’année) à l’association « Les Watts ».",
  );
  expect(payment?.means.map(plain)).toEqual([
    "par virement : IBAN FR76 3000 6000 0112 3456 7890 189, BIC AGRIFRPP",
    "par chèque à l’ordre de l’association",
  ]);
  expect(payment?.iban).toBe("FR7630006000011234567890189");
  expect(paymentOf([{ ...fee, paymentMethods: [{ type: "CHEQUE" }] }], "Les Watts")).not.toHaveProperty(
    "iban",
  );
});

it("counts the entrance fee, and each place of a person", () => {
  const both = { ...fee, entranceFeeRequired: true, entranceFeeAmount: 5 };
  expect(plain(paymentOf([both, both], "Les Watts")?.due)).toContain(
    "40,00 € (cotisation de l’année et droit d’entrée)",
  );
});

it("says that a year's fee comes before the sharing of a project that starts in a later one", () => {
  expect(plain(paymentOf([fee], "Les Watts", "juillet 2027")?.note)).toBe(
    "La cotisation est due dès l’adhésion ; le partage de l’électricité ne commence qu’en juillet 2027.",
  );
  expect(paymentOf([fee], "Les Watts")).not.toHaveProperty("note");
  const once = { ...fee, required: false, entranceFeeRequired: true, entranceFeeAmount: 5 };
  expect(paymentOf([once], "Les Watts", "juillet 2027")).not.toHaveProperty("note");
});

it("says nothing where nothing is due", () => {
  expect(paymentOf([{ ...fee, required: false }], "Les Watts")).toBeNull();
  expect(paymentOf([], "Les Watts")).toBeNull();
});
