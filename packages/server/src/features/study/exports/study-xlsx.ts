import type { Study } from "@mec/api/study";
import writeXlsxFile, { type SheetData } from "write-excel-file/node";
import { type Cell, type StudyTable, tablesOf } from "./study-tables.ts";

const cell = (value: Cell) =>
  typeof value === "number" ? { type: Number, value, format: "#,##0.00" } : { type: String, value };

function sheetOf({ headers, rows }: StudyTable): SheetData {
  return [
    headers.map((header) => ({ value: header, fontWeight: "bold" as const })),
    ...rows.map((row) => row.map(cell)),
  ];
}

/** A workbook with a sheet for each table. */
export function studyXlsx(study: Study): Promise<Uint8Array> {
  const sheets = tablesOf(study).map((table) => ({
    data: sheetOf(table),
    sheet: table.title,
    columns: table.headers.map((_, column) => ({ width: column === 0 ? 30 : 24 })),
    stickyRowsCount: 1,
  }));
  return writeXlsxFile(sheets).toBuffer();
}
