import type { ReactNode } from "react";

export interface TableRow {
  readonly id: string;
}

export interface Column<Row> {
  /** Names the column for the server's sort. */
  readonly key: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  readonly isSortable?: boolean;
  /** Figures are set to the right, one digit under the other. */
  readonly isNumber?: boolean;
  /** On a card it takes the whole line. */
  readonly isWide?: boolean;
  /** On a card it is left out: what opens from the row says it. */
  readonly isDetail?: boolean;
}

/** The rows that the person ticked, on whichever page they are. */
export interface Chosen<Row> {
  readonly rows: ReadonlyMap<string, Row>;
  readonly choose: (rows: readonly Row[], isChosen: boolean) => void;
}

export interface Paging {
  readonly page: number;
  readonly pageSize: number;
  readonly onChange: (page: number) => void;
}

/** A key, or `-key` for the other way round. */
export interface Sorting {
  readonly by: string;
  readonly onChange: (by: string) => void;
}

export interface DataTableProps<Row extends TableRow> {
  /** What the table holds, for the ear. */
  caption: string;
  /** The first one names the row. */
  columns: readonly Column<Row>[];
  /** The rows of this page; undefined while the first ones are awaited. */
  rows: readonly Row[] | undefined;
  nameOf: (row: Row) => string;
  /** How many there are on all pages. */
  total: number;
  paging: Paging;
  sorting?: Sorting;
  chosen?: Chosen<Row>;
  /** What narrows the rows, beside their order: on a phone both wait in a sheet. */
  filters?: ReactNode;
  /** What can be done with one row. */
  actions?: (row: Row) => ReactNode;
  /** Shown in place of a table without rows. */
  empty: ReactNode;
  /** Another page is on its way; the former one stays, dimmed. */
  isUpdating?: boolean;
}
