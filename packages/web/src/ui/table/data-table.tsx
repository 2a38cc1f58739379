import { useEffect } from "react";
import { CardView } from "./card-view.tsx";
import styles from "./data-table.module.css";
import { pageWithin } from "./pages.ts";
import { TablePages } from "./table-pages.tsx";
import { TableSkeleton } from "./table-skeleton.tsx";
import { TableView } from "./table-view.tsx";
import type { DataTableProps, Paging, TableRow } from "./types.ts";
import { useRoomForTable } from "./use-room-for-table.ts";

/**
 * The page to show: the page before when the last row of the last page was removed, or when the address is
 * outdated.
 */
function useExistingPage({ page, pageSize, onChange }: Paging, total: number | undefined): boolean {
  const existing = total === undefined ? page : pageWithin(page, total, pageSize);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `onChange` is another function at each drawing
  useEffect(() => {
    if (existing !== page) onChange(existing);
  }, [existing, page]);
  return existing === page;
}

/** A page of rows that can be sorted, ticked and acted on. Its pages, sort and filters are the caller's. */
export function DataTable<Row extends TableRow>(props: DataTableProps<Row>) {
  const isWide = useRoomForTable();
  const { rows, total, paging, empty, isUpdating } = props;
  const isThere = useExistingPage(paging, rows && !isUpdating ? total : undefined);
  if (!rows || !isThere) return <TableSkeleton />;
  if (rows.length === 0) return empty;
  const View = isWide ? TableView : CardView;
  return (
    <div className={styles.whole} aria-busy={isUpdating} data-updating={isUpdating || undefined}>
      <View {...props} rows={rows} />
      {isWide && <TablePages paging={paging} total={total} shown={rows.length} />}
    </div>
  );
}
