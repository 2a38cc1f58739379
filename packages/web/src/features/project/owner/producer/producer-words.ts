import type { ProjectProducer } from "@mec/api/point";
import { type ApplicationProgress, currentStatus, isInOperation } from "@mec/domain/application";
import { contractToEnd, contractToEndText, isContractOver, runsTooLong } from "@mec/domain/point";
import { dayInParis, formatDate, formatPrice, type SellerVat } from "@mec/domain/shared";
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

type Contracted = Pick<
  ProjectProducer,
  "purchaseContract" | "contractSaidAt" | "contractEndsOn" | "operational"
> & {
  readonly applicationProgress: Pick<ApplicationProgress, "progress"> | null;
};

interface Read {
  readonly isMine: boolean;
  /** Whether the project shares: the owner's own plant, which nobody accepts, then does. */
  readonly isRunning: boolean;
  readonly now?: Date;
}

/** From when it shares, and when that was said; null where it does not. */
function startOf({ applicationProgress: joined }: Contracted, isRunning: boolean) {
  const [newest] = joined?.progress ?? [];
  const shares = joined ? isInOperation(currentStatus(joined.progress)) : isRunning;
  return {
    sharesFrom: shares ? (newest?.startsOn ?? "") : null,
    startSaidAt: shares ? (newest?.createdAt ?? null) : null,
  };
}

/** What his purchase contract pays, without VAT as he told it, and what he is offered for the surplus; null where he told none. */
export function tariffText({ buyBack }: Pick<ProjectProducer, "buyBack">): string | null {
  if (!buyBack) return null;
  const price = formatPrice(buyBack.price, "professional");
  if (buyBack.takesSurplus) return t("{{price}}, surplus du partage compris", { price });
  return buyBack.surplusOffer === undefined
    ? price
    : t("{{price}}\u00a0; {{offer}} proposés pour le surplus", {
        price,
        offer: formatPrice(buyBack.surplusOffer, "professional"),
      });
}

/** The day from which another's installation shares; null where it does not, or it is the owner's own. */
export function sharingText(point: Contracted, now = new Date()): string | null {
  const { sharesFrom, startSaidAt } = startOf(point, false);
  const day = sharesFrom || (startSaidAt && dayInParis(new Date(startSaidAt)));
  if (!day) return null;
  return day > dayInParis(now)
    ? t("À partir du {{day}}", { day: formatDate(day) })
    : t("Depuis le {{day}}", { day: formatDate(day) });
}

/** Whether it is said to share while its purchase contract is said to run: what its owner’s home asks first. */
export const runsBesideSharing = (point: Contracted, { isRunning, now = new Date() }: Read): boolean =>
  runsTooLong({ ...point, ...startOf(point, isRunning) }, dayInParis(now)) !== null;

/** That the purchase contract of an installation ends before it shares, or has ended; null where none does, or it shares and nothing says that it runs longer. */
export function toEndText(point: Contracted, { isMine, isRunning, now = new Date() }: Read): string | null {
  const today = dayInParis(now);
  const toEnd = contractToEnd({ ...point, ...startOf(point, isRunning) }, today);
  if (toEnd === null)
    return point.contractEndsOn && isContractOver(point.contractEndsOn, today)
      ? t("Terminé depuis le {{day}}", { day: formatDate(point.contractEndsOn) })
      : null;
  return t(contractToEndText(toEnd, isMine ? "holder" : "owner", today));
}
