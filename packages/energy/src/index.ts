export { type AllocationInput, allocate, type Key } from "./allocation/allocate.ts";
export type { Flows } from "./allocation/block.ts";
export type { Allocation, Detail, Results } from "./allocation/results.ts";
export { isSeries, type Series, total } from "./series/series.ts";
