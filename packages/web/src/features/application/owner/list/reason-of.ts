import type { Applicant } from "@mec/api/application";
import { newestProgress, retractedSentence } from "@mec/domain/application";
import { t } from "../../../../platform/i18n.ts";

type Ended = Pick<Applicant, "progress"> & {
  readonly consumptionPoint: Pick<Applicant["consumptionPoint"], "applicationProgress">;
};

/** Why an application has ended, as its owner's list says it: who retracts ends what he had signed, who withdraws had signed nothing. */
export function reasonOf({ progress, consumptionPoint }: Ended): string {
  const retraction = consumptionPoint.applicationProgress?.retraction;
  if (retraction) return t(retractedSentence(retraction));
  return newestProgress(progress)?.message ?? t("Candidature retirée");
}
