import type { Applicant } from "@mec/api/application";
import writeXlsxFile, { type Cell, type SheetData } from "write-excel-file/node";
import { type ExportValue, exportColumns } from "./export-columns.ts";

function cell(value: ExportValue): Cell {
  if (value instanceof Date) return { type: Date, value, format: "dd/mm/yyyy" };
  if (typeof value === "number") return { type: Number, value };
  return value === null ? null : { type: String, value };
}

/** A workbook of one sheet, made in a worker thread. */
export function applicantsXlsx(applicants: readonly Applicant[]): Promise<Uint8Array> {
  const rows: SheetData = [exportColumns.map(({ header }) => ({ value: header, fontWeight: "bold" }))];
  for (const applicant of applicants) rows.push(exportColumns.map(({ value }) => cell(value(applicant))));
  const columns = exportColumns.map(({ width }) => ({ width }));
  return writeXlsxFile(rows, { sheet: "Consommateurs", columns, stickyRowsCount: 1 }).toBuffer();
}
