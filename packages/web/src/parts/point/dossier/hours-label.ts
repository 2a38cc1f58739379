import { type WorkingHours, workingHoursLabels } from "@mec/domain/point";
import { t } from "../../../platform/i18n.ts";

const examples = (): Partial<Record<WorkingHours, string>> => ({
  day: t("de 8\u00a0h à 19\u00a0h"),
  early: t("de 1\u00a0h à 9\u00a0h, boulangerie…"),
  morning: t("de 3\u00a0h à 12\u00a0h, fournil…"),
  evening: t("dès 17\u00a0h, salle des fêtes…"),
  night: t("éclairage public, enseignes"),
  always: t("froid, hôtel…"),
  term: t("école…"),
});

/** "Surtout tôt le matin (de 1 h à 9 h, boulangerie…)": the hours that each counts as full. */
export function hoursLabel(hours: WorkingHours): string {
  const example = examples()[hours];
  const label = t(workingHoursLabels[hours]);
  return example ? t("{{label}} ({{example}})", { label, example }) : label;
}
