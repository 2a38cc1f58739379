import type { ReactNode } from "react";
import { Unbroken } from "../layout/unbroken.tsx";
import styles from "./summary-list.module.css";

export interface SummaryRow {
  label: string;
  value: ReactNode;
}

interface Props {
  rows: readonly SummaryRow[];
  /** Whether each is a few words: beside its name on a phone too. */
  isShort?: boolean;
}

/** Answers that were given, read-only. */
export function SummaryList({ rows, isShort = false }: Props) {
  return (
    <dl className={styles.list} data-short={isShort || undefined}>
      {rows.map(({ label, value }) => (
        <div key={label} className={styles.row}>
          <dt>{label}</dt>
          <dd>
            <Unbroken text={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
