import type { PriceProposal } from "@mec/api/study";
import type { Range } from "@mec/energy";
import { say, type Text } from "../legal/model.ts";
import type { CouncilNoteData, NotePlace } from "./data.ts";
import { inSentence, mostNamedPlaces } from "./naming.ts";
import { energyEur } from "./purchase.ts";

/** The places that buy their part: all but those to which none sells but their own body. */
export const buyersIn = (places: readonly NotePlace[]): NotePlace[] => places.filter(({ isOwn }) => !isOwn);

export const isAllOwn = ({ places }: Pick<CouncilNoteData, "places">): boolean =>
  buyersIn(places).length === 0;

/** With what the sum counts as paid for the part: nobody pays that to himself. */
const withPaid = (sum: Range, proposal: PriceProposal): Range => ({
  low: sum.low + energyEur(proposal, "low") + proposal.subscriptionEur,
  high: sum.high + energyEur(proposal, "high") + proposal.subscriptionEur,
});

/**
 * What a place brings that pays nobody for its part: all that it no longer buys from its supplier, less the fees. No later price
 * changes it, nor the VAT of a sale that is not made.
 */
export function unpaid(proposal: PriceProposal): PriceProposal {
  const { savingEur, savingWithoutVatEur, withoutExemptionEur, subscriptionEur, ownCostsEur } = proposal;
  return {
    ...proposal,
    savingEur: withPaid(savingEur, proposal),
    savingWithoutVatEur: savingWithoutVatEur && withPaid(savingWithoutVatEur, proposal),
    withoutExemptionEur: withoutExemptionEur && withPaid(withoutExemptionEur, proposal),
    ...(ownCostsEur !== undefined && { ownCostsEur: ownCostsEur - subscriptionEur }),
    subscriptionEur: 0,
    later: null,
    isIndexed: false,
  };
}

/** What nobody pays to himself, and what the sums then are; of some places among others, which. */
export function ownPlacesText({ places }: CouncilNoteData): Text | null {
  const own = places.filter(({ isOwn }) => isOwn);
  if (own.length === 0) return null;
  const named =
    own.length > mostNamedPlaces
      ? `${own.length}\u00a0lieux`
      : inSentence.format(own.map(({ name }) => name));
  const of = own.length < places.length ? `${named}\u00a0: ` : "";
  const sums = own.length === 1 ? "Sa somme compte" : "Leurs sommes comptent";
  const it = of ? "c" : "C";
  return say`${of}${it}’est le même organisme qui produit. Rien à payer pour la part locale, ni contrat de vente, ni facture : on ne s’achète pas à soi-même. ${sums} l’achat évité au fournisseur, frais du partage déduits.`;
}
