import type { Deps } from "../../../deps.ts";
import type { MailParagraph } from "../../../jobs/mail-layout.ts";
import { agreedPriceOf } from "../../application/index.ts";
import type { SaidDocument } from "../../document/index.ts";
import type { SignerPlace } from "../place-store.ts";
import { duesIn, priceIn } from "../signed-price.ts";

/** The price of each of his places that somebody is asked to sign for, and what it brings, as the page where he signs says it. */
export async function signedSums(
  deps: Deps,
  places: readonly SignerPlace[],
  said: readonly SaidDocument[],
): Promise<MailParagraph[]> {
  const own = new Set(places.flatMap(({ role, documentId }) => (role === "participant" ? documentId : [])));
  const signed = said.filter(({ documentId }) => own.has(documentId));
  const prices = new Map<string, number>();
  for (const { content, consumptionPointId } of signed.toSorted(
    (one, other) =>
      Number(other.content.kind === "salesContract") - Number(one.content.kind === "salesContract"),
  )) {
    const price = priceIn(content);
    if (consumptionPointId !== null && price !== null && !prices.has(consumptionPointId))
      prices.set(consumptionPointId, price);
  }
  const told: MailParagraph[] = [];
  for (const { projectId, consumptionPointId: pointId } of signed) {
    const price = pointId === null ? undefined : prices.get(pointId);
    if (pointId === null || price === undefined) continue;
    prices.delete(pointId);
    told.push(...(await agreedPriceOf(deps, { projectId, pointId, price, dues: duesIn(signed, pointId) })));
  }
  return told;
}
