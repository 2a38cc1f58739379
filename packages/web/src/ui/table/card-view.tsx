import { NativeSelect } from "@mantine/core";
import { t } from "../../platform/i18n.ts";
import styles from "./data-table.module.css";
import { PageCheckbox, RowCheckbox } from "./row-checkbox.tsx";
import type { Column, DataTableProps, Sorting, TableRow } from "./types.ts";

type Props<Row extends TableRow> = DataTableProps<Row> & { rows: readonly Row[] };

function SortChoice<Row>({ columns, sorting }: { columns: readonly Column<Row>[]; sorting: Sorting }) {
  const choices = columns
    .filter(({ isSortable }) => isSortable)
    .flatMap(({ key, header }) => [
      { value: key, label: t("{{header}}, croissant", { header }) },
      { value: `-${key}`, label: t("{{header}}, décroissant", { header }) },
    ]);
  return (
    <NativeSelect
      size="md"
      label={t("Trier par")}
      data={choices}
      value={sorting.by}
      onChange={(event) => sorting.onChange(event.currentTarget.value)}
    />
  );
}

function CardOf<Row extends TableRow>({ row, columns, nameOf, chosen, actions }: Props<Row> & { row: Row }) {
  const [name, ...others] = columns;
  return (
    <li className={styles.card} data-chosen={chosen?.rows.has(row.id) || undefined}>
      <div className={styles.cardHead}>
        {chosen && <RowCheckbox row={row} name={nameOf(row)} chosen={chosen} />}
        <div className={styles.cardName}>{name?.cell(row)}</div>
      </div>
      <dl className={styles.facts}>
        {others.map((column) => (
          <div key={column.key} data-wide={column.isWide || undefined}>
            <dt>{column.header}</dt>
            <dd>{column.cell(row)}</dd>
          </div>
        ))}
      </dl>
      {actions && <div className={styles.cardActions}>{actions(row)}</div>}
    </li>
  );
}

/** The same rows on a phone, one card each. */
export function CardView<Row extends TableRow>(props: Props<Row>) {
  const { caption, columns, rows, sorting, chosen } = props;
  return (
    <div>
      <div className={styles.cardTools}>
        {sorting && <SortChoice columns={columns} sorting={sorting} />}
        {chosen && <PageCheckbox rows={rows} chosen={chosen} label={t("Sélectionner toute la page")} />}
      </div>
      <ul className={styles.cards} aria-label={caption}>
        {rows.map((row) => (
          <CardOf key={row.id} {...props} row={row} />
        ))}
      </ul>
    </div>
  );
}
