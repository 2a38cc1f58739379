import { costOfDocuments, type Documented, formatAmount } from "./pricing.ts";

/** Without VAT, as what a producer earns. */
const amountOf = (documented: Documented): string =>
  formatAmount(costOfDocuments(documented), "professional");

/** That no yearly sum of a producer counts the documents: the project's owner pays for them, once. */
export const documentsLeftOutText = (): string =>
  `Documents signés ici\u00a0: ${amountOf({ consumers: 1 })} par consommateur, payés une fois par le porteur.`;

/** Who of them has no contract of sale, which makes his documents cost less. */
export function withoutSaleText({ consumers, withoutSale = 0 }: Documented): string {
  if (withoutSale === 0) return "";
  if (withoutSale === consumers) return "sans contrat de vente";
  return `dont ${withoutSale} sans contrat de vente`;
}

function ofWhom(documented: Documented): string {
  const { consumers } = documented;
  if (consumers === 0) return "de chaque participant signés ici";
  const whose = consumers === 1 ? "d’un participant" : `de ${consumers}\u00a0participants`;
  const without = withoutSaleText(documented);
  return `${whose} signés ici${without && `, ${without}`}`;
}

/** The same as a line of the sum of a plant whose holder pays for them: of those who take part, else of each. */
export const documentsCost = (
  documented: Documented,
): { readonly label: string; readonly amount: string } => ({
  label: `À déduire une fois, documents ${ofWhom(documented)}`,
  amount: amountOf(documented.consumers === 0 ? { consumers: 1 } : documented),
});

/** What they cost to the owner who proposes a price to so many. */
export const documentsOfThemText = (documented: Documented): string =>
  `${documented.consumers === 1 ? "Ses" : "Leurs"} documents, signés ici, vous coûtent une fois ${amountOf(documented)} à l’usage\u00a0: ils n’en sont pas déduits.`;
