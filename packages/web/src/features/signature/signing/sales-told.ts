import type { SignatureSummary } from "@mec/api/signature";
import type { SignableDocument } from "./words.ts";

type Sale = SignatureSummary["sales"][number];

/**
 * What installations sell, as it is told beside the documents that their holder signs: a bulletin alone sells nothing, and whose
 * contract waits for him has signed its price, VAT included.
 */
export function salesToldOf(
  sales: readonly Sale[],
  documents: readonly Pick<SignableDocument, "kind">[],
): readonly Sale[] {
  if (documents.every(({ kind }) => kind === "bulletin")) return [];
  return documents.some(({ kind }) => kind === "salesContract")
    ? sales.map((sale) => ({ ...sale, isAgreedUntaxed: false }))
    : sales;
}
