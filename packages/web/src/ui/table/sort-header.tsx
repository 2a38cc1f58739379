import { IconArrowDown, IconArrowsSort, IconArrowUp } from "@tabler/icons-react";
import styles from "./data-table.module.css";
import { directionOf, nextSort } from "./sorting.ts";
import type { Column, Sorting } from "./types.ts";

const icons = { ascending: IconArrowUp, descending: IconArrowDown, none: IconArrowsSort };

interface Props<Row> {
  column: Column<Row>;
  sorting: Sorting | undefined;
}

/** A column's heading; a button when the table can be sorted by it. */
export function SortHeader<Row>({ column, sorting }: Props<Row>) {
  const { key, header, isSortable, isNumber } = column;
  if (!isSortable || !sorting) {
    return (
      <th scope="col" data-number={isNumber || undefined}>
        {header}
      </th>
    );
  }
  const direction = directionOf(key, sorting.by);
  const Icon = icons[direction];
  return (
    <th scope="col" aria-sort={direction} data-number={isNumber || undefined}>
      <button
        type="button"
        className={styles.sort}
        onClick={() => sorting.onChange(nextSort(key, sorting.by))}
      >
        {header}
        <Icon size={16} aria-hidden />
      </button>
    </th>
  );
}
