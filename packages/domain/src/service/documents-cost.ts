import { costOfDocuments, formatAmount } from "./pricing.ts";

/** Without VAT, as what a producer earns. */
const amountOf = (consumers: number): string => formatAmount(costOfDocuments(consumers), "professional");

/** That no yearly sum of a producer counts the documents: the project's owner pays for them, once. */
export const documentsLeftOutText = (): string =>
  `Sans les documents signés ici, que le porteur du projet paie une fois, ${amountOf(1)} par consommateur.`;

function ofWhom(consumers: number): string {
  if (consumers === 0) return "de chaque participant";
  return consumers === 1 ? "d’un participant" : `de ${consumers}\u00a0participants`;
}

/** The same as a line of the sum of a plant whose holder pays for them: of those who take part, else of each. */
export const documentsCost = (consumers: number): { readonly label: string; readonly amount: string } => ({
  label: `À déduire une fois, documents ${ofWhom(consumers)} signés ici`,
  amount: amountOf(Math.max(1, consumers)),
});

/** What they cost to the owner who proposes a price to so many. */
export const documentsOfThemText = (consumers: number): string =>
  `${consumers === 1 ? "Ses" : "Leurs"} documents, signés ici, vous coûtent une fois ${amountOf(consumers)} à l’usage\u00a0: ils n’en sont pas déduits.`;
