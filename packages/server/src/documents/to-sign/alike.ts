import { isDeepStrictEqual } from "node:util";
import type { ConsumptionSite, DocumentContent } from "./content.ts";

/** Of what a document says, all that its number, its day and its place do not make. */
function textOf(content: DocumentContent) {
  const { reference: _, date: __, site, ...text } = content;
  return { ...text, site: site?.kind };
}

const placeOf = ({ site }: DocumentContent): ConsumptionSite | null =>
  site?.kind === "consumption" ? site : null;

/**
 * The place of a document that says of it, word for word, what another of the same kind says of another place: who has read
 * that one need read of this one what its place is. Null where anything else differs, a price, a term or a party.
 */
export function placeAlone(content: DocumentContent, other: DocumentContent): ConsumptionSite | null {
  const place = placeOf(content);
  return place && placeOf(other) && isDeepStrictEqual(textOf(content), textOf(other)) ? place : null;
}
