import {
  type Connection,
  contractToEnd,
  contractToEndText,
  firstDayAfter,
  isHeldBy,
  type PurchaseContract,
} from "@mec/domain/point";
import { dayInParis, formatDate } from "@mec/domain/shared";
import { t } from "../../../platform/i18n.ts";

/** What his purchase contract means for who proposes panels that are there; null where it means nothing, or nobody has answered. */
export function ownContractText(contract: PurchaseContract | "unknown" | ""): string | null {
  if (contract === "older") return t(contractToEndText("older", "holder", dayInParis(new Date())));
  if (contract === "recent")
    return t(
      "Votre contrat d’achat S21 se cumule avec le partage\u00a0: faites-le confirmer par écrit à votre acheteur.",
    );
  return contract === "unknown"
    ? t(
        "Vérifiez la date de votre contrat d’achat\u00a0: d’avant le 9\u00a0octobre 2021, il devrait prendre fin avant le partage.",
      )
    : null;
}

/** That a contract ends on a day to come: sharing begins after it, and where that is years away nothing is signed before; null of one that has ended. */
export function endingContractText(
  endsOn: string | null | undefined,
  day: string,
  reader: "holder" | "owner" = "holder",
): string | null {
  if (!endsOn || endsOn < day) return null;
  return isHeldBy({ endsOn }, day)
    ? t(contractToEndText({ endsOn }, reader, day))
    : t("Le contrat d’achat prend fin le {{day}}\u00a0: le partage peut commencer à partir du {{first}}.", {
        day: formatDate(endsOn),
        first: formatDate(firstDayAfter(endsOn)),
      });
}

/** The same for the owner whom he asks; null where it means nothing. */
export function sellerContractText(
  purchaseContract: PurchaseContract | null,
  operational: Connection,
): string | null {
  const today = dayInParis(new Date());
  const toEnd = contractToEnd({ purchaseContract, operational }, today);
  return toEnd && t(contractToEndText(toEnd, "owner", today));
}
