import { type ApplicationProgress, currentStatus } from "@mec/domain/application";
import type { UnpricedSale } from "@mec/domain/study";
import type { HolderState } from "../../../../parts/document/holder-states.ts";

/** Whether somebody was accepted without a price, and does not share yet: his estimate is all that he knows. */
export function isUnpriced({ progress }: Pick<ApplicationProgress, "progress">): boolean {
  const status = currentStatus(progress);
  return (
    (status === "SIGNATURE" || status === "SIGNED") && progress.every(({ price }) => price === undefined)
  );
}

/** Where his contract stands, by its state among his documents; null where one told him a price and came to nothing, or none is to be made. */
export function unpricedSaleOf(contract: HolderState, isSigned: boolean): UnpricedSale | null {
  if (contract === "own-body" || contract === "unsold") return null;
  if (isSigned || contract === "signed" || contract === "waiting") return "signed";
  if (contract === "preparing") return "to-come";
  if (contract === "elsewhere") return "elsewhere";
  return contract === "declined" || contract === "expired" ? null : "to-sign";
}
