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
