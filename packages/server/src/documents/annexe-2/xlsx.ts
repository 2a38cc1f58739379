import writeXlsxFile, { type SheetData } from "write-excel-file/node";
import type { Annexe2Data } from "./data.ts";
import {
  type Annexe2Table,
  annexe2Subtitle,
  annexe2Tables,
  annexe2Title,
  type Cell,
  toFill,
} from "./tables.ts";

const cell = (value: Cell) =>
  typeof value === "number" ? { type: Number, value } : { type: String, value: value ?? toFill };

function sheetOf({ headers, rows }: Annexe2Table): SheetData {
  return [
    [{ value: annexe2Title, fontWeight: "bold" }],
    [{ value: annexe2Subtitle }],
    [],
    headers.map((header) => ({ value: header, fontWeight: "bold" as const })),
    ...rows.map((row) => row.map(cell)),
  ];
}

/** Widths that fit the longest content of each column, within reason. */
function widthsOf({ headers, rows }: Annexe2Table) {
  return headers.map((header, column) => {
    const lengths = rows.map((row) => String(row[column] ?? toFill).length);
    return { width: Math.min(50, Math.max(header.length, ...lengths) + 2) };
  });
}

/** A workbook with a sheet for each table. */
export function annexe2Xlsx(data: Annexe2Data): Promise<Uint8Array> {
  const sheets = annexe2Tables(data).map((table) => ({
    data: sheetOf(table),
    sheet: table.title,
    columns: widthsOf(table),
    stickyRowsCount: 4,
  }));
  return writeXlsxFile(sheets).toBuffer();
}
