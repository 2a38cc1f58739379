import type { ReactNode } from "react";
import { Unbroken } from "../layout/unbroken.tsx";
import styles from "./summary-list.module.css";

export interface SummaryRow {
  label: string;
  value: ReactNode;
}

/** Answers that were given, read-only. */
export function SummaryList({ rows }: { rows: readonly SummaryRow[] }) {
  return (
    <dl className={styles.list}>
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
