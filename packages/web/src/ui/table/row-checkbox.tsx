import { Checkbox } from "@mantine/core";
import { t } from "../../platform/i18n.ts";
import type { Chosen, TableRow } from "./types.ts";

interface RowProps<Row> {
  row: Row;
  name: string;
  chosen: Chosen<Row>;
}

export function RowCheckbox<Row extends TableRow>({ row, name, chosen }: RowProps<Row>) {
  return (
    <Checkbox
      size="sm"
      aria-label={t("Sélectionner {{name}}", { name })}
      checked={chosen.rows.has(row.id)}
      onChange={(event) => chosen.choose([row], event.currentTarget.checked)}
    />
  );
}

interface PageProps<Row> {
  rows: readonly Row[];
  chosen: Chosen<Row>;
  /** Written beside the box: some of the words that name it for screen readers. */
  label?: string;
}

/** Ticks all rows of the page, or none. */
export function PageCheckbox<Row extends TableRow>({ rows, chosen, label }: PageProps<Row>) {
  const count = rows.filter(({ id }) => chosen.rows.has(id)).length;
  const all = rows.length > 0 && count === rows.length;
  return (
    <Checkbox
      size="sm"
      label={label}
      aria-label={t("Sélectionner toute la page")}
      checked={all}
      indeterminate={count > 0 && !all}
      onChange={() => chosen.choose(rows, !all)}
    />
  );
}
