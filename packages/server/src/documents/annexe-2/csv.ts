import { stringify } from "csv-stringify/sync";
import type { Annexe2Data } from "./data.ts";
import { annexe2Subtitle, annexe2Tables, annexe2Title, type Cell, toFill } from "./tables.ts";

function cell(value: Cell): string {
  if (value === null) return toFill;
  return typeof value === "number" ? String(value).replace(".", ",") : value;
}

/** What a French spreadsheet opens by a double click: BOM, semicolons, decimal commas; no cell can be a formula. */
export function annexe2Csv(data: Annexe2Data): Uint8Array {
  const rows = annexe2Tables(data).flatMap(({ title, headers, rows: body }) => [
    [],
    [title],
    [...headers],
    ...body.map((row) => row.map(cell)),
  ]);
  const options = { delimiter: ";", record_delimiter: "windows", escape_formulas: true, bom: true } as const;
  return Buffer.from(stringify([[annexe2Title], [annexe2Subtitle], ...rows], options));
}
