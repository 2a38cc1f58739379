import { emptySalesTerms, type SalesTerms } from "./sales-terms.ts";

/** How each term is named to a buyer whose contract changes; null for what changes nothing of what he agrees to. */
const termNames: Record<keyof SalesTerms, string | null> = {
  name: null,
  price: "le prix",
  vatRegime: "la TVA",
  indexation: "l’évolution du prix",
  indexationRate: "l’évolution du prix",
  subscription: "l’abonnement",
  durationYears: "la durée",
  startDate: "la durée",
  tacitRenewal: "la durée",
  noticeMonths: "le préavis",
  penaltyRate: "ce que coûte un départ sans préavis",
  penaltyKwh: "ce que coûte un départ sans préavis",
  billingFrequency: "la facturation",
  billingMeans: "la facturation",
  paymentDays: "la facturation",
  closingInvoiceMonths: "la facturation",
  energyKind: "l’installation",
  power: "l’installation",
  installationDate: "l’installation",
  purchaseContract: "l’installation",
};

const terms = Object.keys(termNames) as (keyof SalesTerms)[];

/**
 * What a contract says otherwise than before, in a buyer's words and each once: "la durée", "le préavis".
 * @param before undefined where nothing was written yet.
 */
export function changedTerms(before: SalesTerms | undefined, now: SalesTerms): string[] {
  const then = before ?? emptySalesTerms;
  const names = terms.flatMap((term) => (then[term] === now[term] ? [] : (termNames[term] ?? [])));
  return [...new Set(names)];
}
