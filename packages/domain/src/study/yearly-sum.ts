import { formatWholeEuro } from "../shared/index.ts";

/** What is paid beside local energy, € with the VAT that is due. */
export interface PaidBeside {
  readonly participationEur: number;
  /** Null while it is not settled. */
  readonly membershipEur: number | null;
  readonly subscriptionEur: number;
  /** Paid once, on entering. */
  readonly entranceEur: number;
}

/** Costs that come back each year, in the order shown to the person who pays. */
export const yearlyCostLabels = {
  participationEur: "Ajouté par votre fournisseur",
  membershipEur: "Cotisation à l’association, due dès l’adhésion",
  subscriptionEur: "Abonnement du contrat de vente",
} as const satisfies Partial<Record<keyof PaidBeside, string>>;
/** The same labels, in a table of several participants. */
export const participantCostLabels = {
  ...yearlyCostLabels,
  participationEur: "Ajouté par le fournisseur",
  membershipEur: "Cotisation à l’association",
};
export type YearlyCost = keyof typeof yearlyCostLabels;
export const yearlyCosts = Object.keys(yearlyCostLabels) as readonly YearlyCost[];

/** The yearly costs that are counted, with their amounts, €. */
export const paidEachYear = (paid: PaidBeside): { readonly cost: YearlyCost; readonly eur: number }[] =>
  yearlyCosts.flatMap((cost) => {
    const eur = paid[cost] ?? 0;
    return eur > 0 ? [{ cost, eur }] : [];
  });

/** The warning to a participant whom the project would not save money, from his yearly balance, a business's without VAT; else null. */
export function lossWarning(savingEur: number, isWithoutVat = false): string | null {
  if (savingEur > 0) return null;
  const cost = Math.round(-savingEur);
  return cost === 0
    ? "Ce projet ne lui ferait pas économiser."
    : `Ce projet ne lui ferait pas économiser\u00a0: tout compté, il lui coûterait ${formatWholeEuro(cost)}${isWithoutVat ? "\u00a0HT" : ""} de plus par an.`;
}
