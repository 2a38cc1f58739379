import { conjunction } from "@mec/domain/shared";
import { paysNobody } from "@mec/domain/study";
import { say, type Text } from "../legal/model.ts";
import type { CouncilNoteData, NotePlace } from "./data.ts";
import { mostNamedPlaces } from "./naming.ts";

/** The places that buy their part: all but those to which none sells but their own body. */
export const buyersIn = (places: readonly NotePlace[]): NotePlace[] =>
  places.filter(({ proposal }) => !paysNobody(proposal));

/** Whether something is bought, and not put in common or taken from one's own plants alone. */
export const buys = ({ places }: Pick<CouncilNoteData, "places">): boolean => buyersIn(places).length > 0;

/** What nobody pays to himself, and what the sums then are; of some places among others, which. */
export function ownPlacesText({ places }: CouncilNoteData): Text | null {
  const own = places.filter(({ proposal }) => paysNobody(proposal));
  if (own.length === 0) return null;
  const named =
    own.length > mostNamedPlaces ? `${own.length}\u00a0lieux` : conjunction(own.map(({ name }) => name));
  const of = own.length < places.length ? `${named}\u00a0: ` : "";
  const sums = own.length === 1 ? "Sa somme compte" : "Leurs sommes comptent";
  const it = of ? "c" : "C";
  return say`${of}${it}’est le même organisme qui produit. Rien à payer pour la part locale, ni contrat de vente, ni facture : on ne s’achète pas à soi-même. ${sums} l’achat évité au fournisseur, frais du partage déduits.`;
}
