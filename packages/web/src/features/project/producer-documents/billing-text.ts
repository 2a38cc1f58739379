import type { ParticipantDocuments } from "@mec/api/document";
import { billerForProducer, mandateBy } from "@mec/domain/document";
import { t } from "../../../platform/i18n.ts";

/** Who bills for him, in the words of what he signs: as where his own accord stands. */
export function billingText({ accord: { status } }: Pick<ParticipantDocuments, "accord">): string {
  const settled = status === "DONE" || status === "IGNORED" ? status : null;
  return t(billerForProducer([mandateBy(settled)]));
}
