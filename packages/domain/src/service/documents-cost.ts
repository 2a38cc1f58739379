import { type ServiceGroup, serviceGroups } from "./plans.ts";
import { costOf, costOfDocuments, countedFor, type Documented, formatAmount } from "./pricing.ts";

/** Without VAT, as what a producer earns. */
const amountOf = (documented: Documented): string =>
  formatAmount(costOfDocuments(documented), "professional");

const documentGroups: readonly ServiceGroup[] = serviceGroups.filter((group) => group !== "data");

/**
 * What these services cost by use for one whose documents are sent: "40 € HT par consommateur"; of who has buildings that buy from
 * nobody else, what one of theirs costs too, where that is less.
 * @param amount as an amount without tax is read
 */
export function perConsumerText(
  groups: readonly ServiceGroup[],
  {
    amount,
    withoutSale = 0,
  }: Pick<Documented, "withoutSale"> & { readonly amount: (exclTax: number) => string },
): string {
  const cost = (one: Documented) =>
    groups.reduce((sum, group) => sum + costOf(group, "usage", countedFor(group, one)), 0);
  const [price, less] = [cost({ consumers: 1 }), cost({ consumers: 1, withoutSale: 1 })];
  const own = withoutSale > 0 && less < price ? `, ${amount(less)} pour un bâtiment à vous` : "";
  return `${amount(price)} par consommateur${own}`;
}

/** That no yearly sum of a producer counts the documents: the project's owner pays for them, once. */
export function documentsLeftOutText(own?: Pick<Documented, "withoutSale"> | null): string {
  const price = perConsumerText(documentGroups, {
    amount: (exclTax) => formatAmount(exclTax, "professional"),
    withoutSale: own?.withoutSale,
  });
  return `Documents signés ici\u00a0: ${price}, payés une fois par le porteur.`;
}

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
