import { type WorkingHours, workingHoursLabels } from "@mec/domain/point";
import { t } from "../../../platform/i18n.ts";

const examples = (): Partial<Record<WorkingHours, string>> => ({
  early: t("boulangerie…"),
  morning: t("fournil, traiteur…"),
  evening: t("salle des fêtes, association…"),
  night: t("éclairage public, enseignes"),
  always: t("froid, hôtel…"),
  term: t("école…"),
});

/** "Surtout tôt le matin (boulangerie…)". */
export function hoursLabel(hours: WorkingHours): string {
  const example = examples()[hours];
  const label = t(workingHoursLabels[hours]);
  return example ? t("{{label}} ({{example}})", { label, example }) : label;
}
