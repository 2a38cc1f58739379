import { NativeSelect } from "@mantine/core";
import { type WorkingHours, workingHours, workingHoursLabels } from "@mec/domain/point";
import { t } from "../../../platform/i18n.ts";

const examples = (): Partial<Record<WorkingHours, string>> => ({
  early: t("boulangerie…"),
  evening: t("salle des fêtes, association…"),
  always: t("froid, hôtel…"),
  term: t("école…"),
});

/** "Surtout tôt le matin (boulangerie…)". */
function hoursLabel(hours: WorkingHours): string {
  const example = examples()[hours];
  const label = t(workingHoursLabels[hours]);
  return example ? t("{{label}} ({{example}})", { label, example }) : label;
}

interface Props {
  /** Tells this choice from others on the page. */
  id: string;
  value: WorkingHours | null;
  onChange: (hours: WorkingHours | null) => void;
}

/** When a business works; who tells nothing is counted by day, and reads so. */
export function HoursChoice({ id, value, onChange }: Props) {
  return (
    <NativeSelect
      id={id}
      size="md"
      label={t("Quand consommez-vous le plus\u202f?")}
      data={[
        { value: "", label: t("Je ne sais pas\u00a0: compté en journée") },
        ...workingHours.map((hours) => ({ value: hours, label: hoursLabel(hours) })),
      ]}
      value={value ?? ""}
      onChange={({ currentTarget }) =>
        onChange(workingHours.find((hours) => hours === currentTarget.value) ?? null)
      }
    />
  );
}
