import type { Study } from "@mec/api/study";
import { frenchCsv } from "../../../documents/french-csv.ts";
import { type Cell, tablesOf } from "./study-tables.ts";

const decimals = 1000;
const cell = (value: Cell) =>
  typeof value === "number" ? Math.round(value * decimals) / decimals || 0 : value;

/** The figures of a study as a spreadsheet's text. */
export function studyCsv(study: Study): Uint8Array {
  const rows = tablesOf(study).flatMap(({ title, headers, rows: body }) => [
    [title],
    headers,
    ...body.map((row) => row.map(cell)),
    [],
  ]);
  return frenchCsv(rows);
}
