export { DataTable } from "./data-table.tsx";
export { SelectionBar } from "./selection-bar.tsx";
export { TableFilters } from "./table-filters.tsx";
export type { Column } from "./types.ts";
export { useChosenRows } from "./use-chosen-rows.ts";
