import type { ProjectProducer } from "@mec/api/point";
import { type ApplicationProgress, currentStatus, isInOperation } from "@mec/domain/application";
import { contractToEnd, contractToEndText, isContractOver } from "@mec/domain/point";
import { dayInParis, formatDate, type SellerVat } from "@mec/domain/shared";
import { t } from "../../../../platform/i18n.ts";

const said = (): Record<SellerVat, string> => ({
  standard: t("20\u00a0%, qui s’ajoute au prix"),
  franchise: t("Aucune (franchise, article 293\u00a0B)"),
});

/** What a seller said of his VAT; of who has not, what his price is told with until he does. */
export function vatText(vatRegime: SellerVat | null | undefined, plannedVat: SellerVat | null): string {
  if (vatRegime) return said()[vatRegime];
  const counted = {
    standard: t(" En attendant, le prix est compté avec 20\u00a0% de TVA, comme le prévoit le projet."),
    franchise: t(" En attendant, le prix est compté sans TVA, comme le prévoit le projet."),
  };
  return `${t("Pas encore dite.")}${plannedVat ? counted[plannedVat] : ""}`;
}

/** That the purchase contract of an installation ends before it shares, or has ended; null where none does, or it shares and nothing says that it runs longer. */
export function toEndText(
  point: Pick<ProjectProducer, "purchaseContract" | "contractEndsOn" | "operational"> & {
    readonly applicationProgress: Pick<ApplicationProgress, "progress"> | null;
  },
  { isMine, isRunning, now = new Date() }: { isMine: boolean; isRunning: boolean; now?: Date },
): string | null {
  const { applicationProgress: joined } = point;
  // The owner's own plant, which nobody accepts, shares as its project does.
  const shares = joined ? isInOperation(currentStatus(joined.progress)) : isRunning;
  const sharesFrom = shares ? (joined?.progress[0]?.startsOn ?? "") : null;
  const toEnd = contractToEnd({ ...point, sharesFrom }, dayInParis(now));
  if (toEnd === null)
    return point.contractEndsOn && isContractOver(point.contractEndsOn, dayInParis(now))
      ? t("Terminé depuis le {{day}}", { day: formatDate(point.contractEndsOn) })
      : null;
  return t(contractToEndText(toEnd, isMine ? "holder" : "owner"));
}
