import type { SignatureSummary } from "@mec/api/signature";

/** What the supplier goes on billing stands in each price's line, and is no part of what is agreed to. */
const besidePrice = "L’acheminement et les taxes";

/** The price that a consumer signs, with its yearly change, as the six lines say it; null for who sells, and before it is known. */
export function priceLine({
  essentials,
  sales,
}: Pick<SignatureSummary, "essentials" | "sales">): string | null {
  const price = essentials.find(({ subject }) => subject === "price");
  if (!price || sales.length > 0) return null;
  const kept = price.text.split(/(?<=\.)\s/u).filter((sentence) => !sentence.startsWith(besidePrice));
  return kept.join(" ") || null;
}
