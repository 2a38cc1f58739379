import { isDeepStrictEqual } from "node:util";
import type { LegalDocument } from "../legal/model.ts";
import type { ConsumptionSite, DocumentContent } from "./content.ts";
import { legalDocument } from "./document.ts";

/** Of a place, what is not told with its name and its address. */
function restOf(site: DocumentContent["site"]) {
  if (!site) return null;
  const { name: _, address: __, prm: ___, ...rest } = site;
  return rest;
}

/** Of what a document says, all that its number, its day and its place do not make. */
function textOf(content: DocumentContent) {
  const { reference: _, date: __, site, ...text } = content;
  return { ...text, site: restOf(site) };
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

/** Whether a document was written by the models of this release: by those of a former one, the same content has other words. */
export const isWrittenSo = (content: DocumentContent, words: LegalDocument | undefined): boolean =>
  isDeepStrictEqual(words, JSON.parse(JSON.stringify(legalDocument(content))));
