import { emptySalesTerms } from "@mec/domain/document";
import { expect, it } from "vitest";
import { termsToForm } from "./sales-form.ts";
import { billingTold, endingTold, plantTold } from "./told-terms.ts";

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/gu, " ");
const empty = termsToForm(emptySalesTerms, "professional");

it("tells in the title of each group what it says", () => {
  const billing = { billingFrequency: "quarterly", billingMeans: "transfer", paymentDays: "30" } as const;
  expect(plain(billingTold({ ...empty, ...billing }))).toBe("Chaque trimestre, virement, 30 jours");
  const ending = { noticeMonths: "2", closingInvoiceMonths: "3", penaltyRate: "0" };
  expect(plain(endingTold({ ...empty, ...ending }))).toBe(
    "Préavis 2 mois, facture de clôture 3 mois après, sans indemnité",
  );
  expect(plain(endingTold({ ...empty, penaltyRate: "5" }))).toBe("Indemnité 5 %");
  const plant = {
    energyKind: "photovoltaic",
    installationDate: "2025-09-15",
    purchaseContract: "no",
  } as const;
  expect(plain(plantTold({ ...empty, ...plant }))).toBe(
    "Photovoltaïque, depuis le 15 septembre 2025, surplus sans contrat d’achat",
  );
});

it("leaves out what nobody has said", () => {
  const blank = { ...empty, paymentDays: "", noticeMonths: "", closingInvoiceMonths: "", penaltyRate: "" };
  expect([billingTold(blank), endingTold(blank), plantTold(blank)]).toEqual(["", "", ""]);
});
