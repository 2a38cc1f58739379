import { frenchCsv } from "../french-csv.ts";
import type { Annexe2Data } from "./data.ts";
import { annexe2Subtitle, annexe2Tables, annexe2Title, toFill } from "./tables.ts";

/** The annex as a spreadsheet's text. */
export function annexe2Csv(data: Annexe2Data): Uint8Array {
  const rows = annexe2Tables(data).flatMap(({ title, headers, rows: body }) => [
    [],
    [title],
    headers,
    ...body.map((row) => row.map((cell) => cell ?? toFill)),
  ]);
  return frenchCsv([[annexe2Title], [annexe2Subtitle], ...rows]);
}
