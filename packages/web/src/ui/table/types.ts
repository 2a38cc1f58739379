import type { ReactNode } from "react";

export interface TableRow {
  readonly id: string;
}

export interface Column<Row> {
  /** Names the column for the server's sort. */
  readonly key: string;
  readonly header: string;
  /** Null where there is nothing to tell: a dash in a table, and no line of a card. */
  readonly cell: (row: Row) => ReactNode;
  readonly isSortable?: boolean;
  /** What its two orders are called, the rising one first, where these words say more than a rising figure. */
  readonly orders?: readonly [rising: string, falling: string];
  /** Figures are aligned to the right, digit under digit. */
  readonly isNumber?: boolean;
  /** Takes the whole line of a card. */
  readonly isWide?: boolean;
  /** Left out of a card: the row's detail page shows it. */
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

/** A column's key, or `-key` for the reverse order. */
export interface Sorting {
  readonly by: string;
  readonly onChange: (by: string) => void;
}

export interface DataTableProps<Row extends TableRow> {
  /** What the table holds, for screen readers. */
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
  /** Filters of the rows: on a phone they open in a drawer, with the sorting. */
  filters?: ReactNode;
  /** What can be done with one row. */
  actions?: (row: Row) => ReactNode;
  /** Shown in place of a table without rows. */
  empty: ReactNode;
  /** On a phone, how many rows are shown before the others are asked for: cards may be tall. All by default. */
  cardsAtFirst?: number;
  /** Another page is on its way; the former one stays, dimmed. */
  isUpdating?: boolean;
}
