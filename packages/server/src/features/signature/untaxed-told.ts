import { untaxedSigningText } from "@mec/domain/study";
import type { Db } from "../../db/transaction.ts";
import { contractPrice } from "../../documents/to-sign/sales-price.ts";
import { calledEach } from "../../documents/to-sign/sellers-vat.ts";
import type { SaidDocument } from "../document/index.ts";
import { findUntaxedSellers } from "../study/untaxed/reads.ts";

/** A price that its buyer accepted without VAT, of a contract whose seller adds it; "" where none of these is one. */
export async function untaxedText(db: Db, documents: readonly SaidDocument[]): Promise<string> {
  for (const { content, projectId, consumptionPointId: buyer } of documents) {
    if (content.kind !== "salesContract" || buyer === null) continue;
    const price = content.acceptedPrice ?? contractPrice(content);
    const pointIds = content.producers.flatMap(({ pointId }) => pointId ?? []);
    const untaxed = await findUntaxedSellers(db, { projectId, pointIds }, [buyer]);
    const adding = content.producers.filter(
      ({ pointId }) => pointId && untaxed.get(buyer)?.includes(pointId),
    );
    if (price && adding.length > 0)
      return untaxedSigningText(price, {
        adding: calledEach(adding),
        sellers: calledEach(content.producers),
      });
  }
  return "";
}
