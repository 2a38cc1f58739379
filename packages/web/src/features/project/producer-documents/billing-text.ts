import type { ParticipantDocuments } from "@mec/api/document";
import { billerForProducer, mandateBy } from "@mec/domain/document";
import { t } from "../../../platform/i18n.ts";

/** Who bills for him, in the words of what he signs: by the contracts that all have signed, and before as where his own accord stands. */
export function billingText({
  accord: { status },
  saleBilling,
}: Pick<ParticipantDocuments, "accord" | "saleBilling">): string {
  if (saleBilling !== undefined) return t(saleBilling);
  const settled = status === "DONE" || status === "IGNORED" ? status : null;
  return t(billerForProducer([mandateBy(settled)]));
}
