import { NativeSelect } from "@mantine/core";
import { type WorkingHours, workingHours } from "@mec/domain/point";
import { t } from "../../../platform/i18n.ts";
import { hoursLabel } from "./hours-label.ts";

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
