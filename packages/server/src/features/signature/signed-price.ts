import { type Dues, duesOf } from "@mec/domain/pmo";
import { contractPrice } from "../../documents/to-sign/sales-price.ts";
import type { SaidDocument } from "../document/index.ts";

/** What the bulletin that a place's holder signs says that he pays; null where he signs none now. */
export function duesIn(documents: readonly SaidDocument[], pointId: string): Dues | null {
  for (const { content, consumptionPointId } of documents)
    if (content.kind === "bulletin" && consumptionPointId === pointId && content.fee)
      return duesOf(content.fee);
  return null;
}

/** The price that a document is signed at: its contract's, else the one said yes to, while that contract is to come. */
export const priceIn = (content: SaidDocument["content"]): number | null =>
  content.kind === "salesContract" ? contractPrice(content) : (content.sale?.price ?? null);
