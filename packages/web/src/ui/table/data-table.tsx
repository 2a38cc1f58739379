import { useMediaQuery } from "@mantine/hooks";
import { CardView } from "./card-view.tsx";
import styles from "./data-table.module.css";
import { TablePages } from "./table-pages.tsx";
import { TableSkeleton } from "./table-skeleton.tsx";
import { TableView } from "./table-view.tsx";
import type { DataTableProps, TableRow } from "./types.ts";

/** Narrower, rows are cards. */
const roomForTable = "(min-width: 62em)";

/** A page of rows that can be sorted, ticked and acted on. Its pages, sort and filters are the caller's. */
export function DataTable<Row extends TableRow>(props: DataTableProps<Row>) {
  const isWide = useMediaQuery(roomForTable, true, { getInitialValueInEffect: false });
  const { rows, total, paging, empty, isUpdating } = props;
  if (!rows) return <TableSkeleton />;
  if (rows.length === 0) return empty;
  const View = isWide ? TableView : CardView;
  return (
    <div className={styles.whole} aria-busy={isUpdating} data-updating={isUpdating || undefined}>
      <View {...props} rows={rows} />
      <TablePages paging={paging} total={total} />
    </div>
  );
}
