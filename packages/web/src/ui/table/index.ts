export { DataTable } from "./data-table.tsx";
export { SelectionBar } from "./selection-bar.tsx";
export type { Chosen, Column, TableRow } from "./types.ts";
export { useChosenRows } from "./use-chosen-rows.ts";
