import type { ParticipantDocuments } from "@mec/api/document";
import { billerForProducer, mandateBy } from "@mec/domain/document";
import { essentialLabels } from "@mec/domain/signature";
import { t } from "../../../platform/i18n.ts";

/** Who bills for him, in the words of what he signs: as where his own accord stands. */
export function billingText({ accord: { status } }: Pick<ParticipantDocuments, "accord">): string {
  const settled = status === "DONE" || status === "IGNORED" ? status : null;
  return t("{{label}}\u00a0: {{biller}}", {
    label: t(essentialLabels.billing),
    biller: t(billerForProducer([mandateBy(settled)])),
  });
}
