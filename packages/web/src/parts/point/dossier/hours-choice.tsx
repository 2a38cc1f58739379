import { type WorkingHours, workingHours, workingHoursLabels } from "@mec/domain/point";
import { t } from "../../../platform/i18n.ts";
import classes from "./dossier-card.module.css";

interface Props {
  /** Tells this choice from others on the page. */
  id: string;
  value: WorkingHours | null;
  onChange: (hours: WorkingHours) => void;
}

const examples = (): Partial<Record<WorkingHours, string>> => ({
  early: t("boulangerie…"),
  evening: t("salle des fêtes, association…"),
  always: t("froid, hôtel…"),
  term: t("école…"),
});

const labelOf = (hours: WorkingHours): string => {
  const example = examples()[hours];
  const label = t(workingHoursLabels[hours]);
  return example ? t("{{label}} ({{example}})", { label, example }) : label;
};

/** When a business works, in one tap; who taps nothing is counted by day. */
export function HoursChoice({ id, value, onChange }: Props) {
  return (
    <fieldset className={classes.hours}>
      <legend>{t("Quand consommez-vous le plus\u202f?")}</legend>
      <div className={`${classes.kinds} ${classes.inRow}`}>
        {workingHours.map((hours) => (
          <label key={hours} className={classes.choice}>
            <input type="radio" name={id} checked={value === hours} onChange={() => onChange(hours)} />
            {labelOf(hours)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
