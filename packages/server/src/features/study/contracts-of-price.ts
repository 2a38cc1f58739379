import type { PriceProposal } from "@mec/api/study";
import type { ReadStatus } from "@mec/domain/application";
import { sellersAfterFirst } from "@mec/domain/document";
import { dayInParis } from "@mec/domain/shared";
import { paysNobody, untaxedSinceText } from "@mec/domain/study";
import type { Deps } from "../../deps.ts";
import { findContractsBeside } from "../document/sales/index.ts";
import { findSellers } from "../document/sales/reads.ts";
import { isAgreedUntaxed } from "./untaxed/reads.ts";

/** A place that was proposed a price. */
interface Priced {
  readonly projectId: string;
  readonly pointId: string;
  readonly proposedPrice: number;
  readonly status: ReadStatus;
}

const countsAll = "La somme compte tous ceux qui vendent dans ce projet.";

/**
 * Before a yes, how many sellers the first contract leaves out. Then that a yes to a price without VAT meets a seller who adds it,
 * until a contract is sent, which says its own price; null where none does, and to who gets VAT back. From then on what his contracts
 * say, where others sell beside.
 */
export async function contractsOf(
  { db, now }: Deps,
  { projectId, pointId, proposedPrice: price, status }: Priced,
  sum: Pick<PriceProposal, "savingWithoutVatEur" | "isVatCounted" | "ownPart">,
): Promise<Pick<PriceProposal, "untaxedText" | "contractTexts" | "laterSellers">> {
  const { savingWithoutVatEur, isVatCounted = false } = sum;
  if (paysNobody(sum)) return { untaxedText: null };
  const today = dayInParis(now());
  if (status === "PROPOSAL") {
    const laterSellers = sellersAfterFirst(await findSellers(db, { projectId, today })).length;
    return { untaxedText: null, ...(laterSellers > 0 && { laterSellers }) };
  }
  const reader = { isBusiness: savingWithoutVatEur !== null || isVatCounted, isVatPaid: isVatCounted };
  const { isSent, texts } = await findContractsBeside(db, { projectId, pointId, price, today }, reader);
  if (isSent) return { untaxedText: null, ...(texts.length > 0 && { contractTexts: [...texts, countsAll] }) };
  const isPaid = status === "SIGNATURE" && !(savingWithoutVatEur && !isVatCounted);
  const isUntaxed = isPaid && (await isAgreedUntaxed(db, { projectId }, [pointId]));
  return { untaxedText: isUntaxed ? untaxedSinceText(price) : null };
}
