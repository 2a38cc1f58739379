import type { SignatureSummary } from "@mec/api/signature";
import type { SignableDocument } from "./words.ts";

type Sale = Pick<SignatureSummary["sales"][number], "untaxedPrice">;

/**
 * What installations sell, as it is told beside the documents that their holder signs: a bulletin alone sells nothing, and whose
 * contract waits for him has signed its price, VAT included.
 */
export function salesToldOf<S extends Sale>(
  sales: readonly S[],
  documents: readonly Pick<SignableDocument, "kind">[],
): readonly S[] {
  if (documents.every(({ kind }) => kind === "bulletin")) return [];
  return documents.some(({ kind }) => kind === "salesContract")
    ? sales.map((sale) => ({ ...sale, untaxedPrice: null }))
    : sales;
}
