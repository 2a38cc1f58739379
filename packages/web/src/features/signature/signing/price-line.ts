import type { SignatureSummary } from "@mec/api/signature";
import { splitEssentials } from "@mec/domain/signature";

/** The price that a consumer signs, with its yearly change, as the six lines say it; null for who sells, and before it is known. */
export function priceLine({
  essentials,
  sales,
}: Pick<SignatureSummary, "essentials"> & { sales: readonly unknown[] }): string | null {
  const price = essentials.find(({ subject }) => subject === "price");
  if (!price || sales.length > 0) return null;
  const [line] = splitEssentials([price]).lines;
  return line?.text || null;
}

/** Where the sellers of a contract ask other prices, or what follows is told with "\u00a0;". */
const apart = /\sou\s(?=\d)|\u00a0; |, selon qui produit,?\s?/u;

/**
 * The same where one agrees: a seller a line, then the change of each year. What stood before it on the page is in one tap.
 */
export function priceInShort(text: string): { readonly lines: readonly string[]; readonly rest: string } {
  const [first = "", ...sentences] = text.split(/(?<=\.)\s(?=[A-ZÀ-Ý])/u);
  const [head = "", ...later] = first.split("\u00a0: ");
  const lines = head.split(apart).filter(Boolean);
  return { lines, rest: [...(later.length > 0 ? [first] : []), ...sentences].join(" ") };
}
