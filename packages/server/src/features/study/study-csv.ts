import type { Study } from "@mec/api/study";
import { stringify } from "csv-stringify/sync";
import { type Cell, tablesOf } from "./study-tables.ts";

const decimals = 1000;
const cell = (value: Cell): string =>
  typeof value === "number" ? String(Math.round(value * decimals) / decimals).replace(".", ",") : value;

/** What a French spreadsheet opens by a double click: BOM, semicolons, decimal commas; no cell can be a formula. */
export function studyCsv(study: Study): Uint8Array {
  const rows = tablesOf(study).flatMap(({ title, headers, rows: body }) => [
    [title],
    [...headers],
    ...body.map((row) => row.map(cell)),
    [],
  ]);
  const options = { delimiter: ";", record_delimiter: "windows", escape_formulas: true, bom: true } as const;
  return Buffer.from(stringify(rows, options));
}
