import { t } from "../../platform/i18n.ts";
import styles from "./data-table.module.css";
import { PageCheckbox, RowCheckbox } from "./row-checkbox.tsx";
import { SortHeader } from "./sort-header.tsx";
import type { DataTableProps, TableRow } from "./types.ts";

type Props<Row extends TableRow> = DataTableProps<Row> & { rows: readonly Row[] };

function Line<Row extends TableRow>({ row, columns, nameOf, chosen, actions }: Props<Row> & { row: Row }) {
  const [name, ...others] = columns;
  return (
    <tr data-chosen={chosen?.rows.has(row.id) || undefined}>
      {chosen && (
        <td className={styles.box}>
          <RowCheckbox row={row} name={nameOf(row)} chosen={chosen} />
        </td>
      )}
      <th scope="row">{name?.cell(row)}</th>
      {others.map((column) => (
        <td key={column.key} data-number={column.isNumber || undefined}>
          {column.cell(row) ?? "–"}
        </td>
      ))}
      {actions && <td className={styles.actions}>{actions(row)}</td>}
    </tr>
  );
}

/** The rows side by side, to compare them. A table wider than the page scrolls within its own frame. */
export function TableView<Row extends TableRow>(props: Props<Row>) {
  const { caption, columns, rows, sorting, chosen, actions } = props;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section className={styles.frame} aria-label={caption} tabIndex={0}>
      <table className={styles.table}>
        <caption className={styles.caption}>{caption}</caption>
        <thead>
          <tr>
            {chosen && (
              <td className={styles.box}>
                <PageCheckbox rows={rows} chosen={chosen} />
              </td>
            )}
            {columns.map((column) => (
              <SortHeader key={column.key} column={column} sorting={sorting} />
            ))}
            {actions && (
              <th scope="col" className={styles.actions}>
                {t("Actions")}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Line key={row.id} {...props} row={row} />
          ))}
        </tbody>
      </table>
    </section>
  );
}
