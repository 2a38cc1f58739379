import type { TimelineStep as Step } from "@mec/domain/application";
import { endingCostText, firstDayAfter, type PurchaseContract } from "@mec/domain/point";
import { formatDate } from "@mec/domain/shared";
import { t } from "../../platform/i18n.ts";

/** The first day after a purchase contract that ends, and the usual delay counted from the later day. */
export function afterContractTold(step: Step, endsOn: string | null, start: string | null): string | null {
  if (step.key !== "exploitation" || step.date || endsOn === null) return null;
  const first = firstDayAfter(endsOn);
  if (start !== null && start >= first.slice(0, 7)) return null;
  return t("Pas avant le {{day}}. Délai habituel ensuite\u00a0: {{delay}}", {
    day: formatDate(first),
    delay: t(step.delay),
  });
}

/** What the law allows, by the date of his contract. */
export function buyerTold(contract: PurchaseContract | null, endsOn: string | null): string {
  if (endsOn !== null)
    return t("Le partage peut commencer à partir du {{day}}", { day: formatDate(firstDayAfter(endsOn)) });
  if (contract === "older")
    return `${t("D’avant le 9\u00a0octobre 2021, il ne se cumule pas avec le partage.")} ${t(endingCostText)}`;
  if (contract === "recent")
    return t("S21, il se cumule avec le partage\u00a0: faites-le confirmer par écrit.");
  return t(
    "D’avant le 9\u00a0octobre 2021, il doit prendre fin\u00a0; S21, proposé depuis, il se cumule\u00a0: faites-le confirmer par écrit.",
  );
}
