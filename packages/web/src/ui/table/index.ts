export { DataTable } from "./data-table.tsx";
export { SelectionBar } from "./selection-bar.tsx";
export type { Column } from "./types.ts";
export { useChosenRows } from "./use-chosen-rows.ts";
export { useRoomForTable } from "./use-room-for-table.ts";
