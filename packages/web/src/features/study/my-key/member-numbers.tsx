import { Text, TextInput } from "@mantine/core";
import { formatKwh } from "@mec/domain/shared";
import { t } from "../../../platform/i18n.ts";
import type { Member } from "./design-form.ts";
import styles from "./my-key.module.css";

interface Props {
  /** What the figures are, for screen readers. */
  label: string;
  unit: string;
  members: readonly Member[];
  values: Record<string, string>;
  onChange: (values: Record<string, string>) => void;
}

/** A figure for each participant. */
export function MemberNumbers({ label, unit, members, values, onChange }: Props) {
  return (
    <ul className={styles.numbers} aria-label={label}>
      {members.map(({ id, name, consumptionKwh }) => (
        <li key={id} className={styles.line}>
          <div className={styles.name}>
            <label htmlFor={`number-${id}`}>{name}</label>
            <Text size="sm" c="dimmed" className="numbers">
              {t("{{kwh}} consommés par an", { kwh: formatKwh(consumptionKwh) })}
            </Text>
          </div>
          <TextInput
            id={`number-${id}`}
            className="numbers"
            inputMode="decimal"
            autoComplete="off"
            value={values[id] ?? ""}
            onChange={(event) => onChange({ ...values, [id]: event.currentTarget.value })}
            w={140}
            rightSectionWidth={unit.length * 9 + 16}
            rightSection={
              <Text size="sm" c="dimmed">
                {unit}
              </Text>
            }
          />
        </li>
      ))}
    </ul>
  );
}
