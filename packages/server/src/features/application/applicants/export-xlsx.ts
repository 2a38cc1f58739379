import writeXlsxFile, { type Cell, type SheetData } from "write-excel-file/node";
import { type ExportValue, exportColumns } from "./export-columns.ts";
import { unpackRows } from "./packed-rows.ts";

function cell(value: ExportValue): Cell {
  if (value instanceof Date) return { type: Date, value, format: "dd/mm/yyyy" };
  if (typeof value === "number") return { type: Number, value };
  return value === null ? null : { type: String, value };
}

/**
 * A workbook of one sheet, made in a worker thread.
 * @param parts its lines, as `packRows` makes them
 */
export function applicantsXlsx(parts: readonly Uint8Array[]): Promise<Uint8Array> {
  const rows: SheetData = [exportColumns.map(({ header }) => ({ value: header, fontWeight: "bold" }))];
  for (const part of parts) for (const row of unpackRows(part)) rows.push(row.map(cell));
  const columns = exportColumns.map(({ width }) => ({ width }));
  return writeXlsxFile(rows, { sheet: "Consommateurs", columns, stickyRowsCount: 1 }).toBuffer();
}
