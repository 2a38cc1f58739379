import type { Applicant } from "@mec/api/application";
import { stringify } from "csv-stringify/sync";
import { type ExportValue, exportColumns } from "./export-columns.ts";

const frenchDay = new Intl.DateTimeFormat("fr-FR", { dateStyle: "short", timeZone: "UTC" });

function cell(value: ExportValue): string {
  if (value === null) return "";
  if (typeof value === "number") return String(value).replace(".", ",");
  return value instanceof Date ? frenchDay.format(value) : value;
}

/** What a French spreadsheet opens by a double click: BOM, semicolons, decimal commas; no cell can be a formula. */
const options = { delimiter: ";", record_delimiter: "windows", escape_formulas: true } as const;

export async function* csvOf(
  chunks: AsyncIterable<Applicant[]>,
): AsyncGenerator<Uint8Array, void, undefined> {
  yield Buffer.from(stringify([exportColumns.map(({ header }) => header)], { ...options, bom: true }));
  for await (const applicants of chunks) {
    const rows = applicants.map((applicant) => exportColumns.map(({ value }) => cell(value(applicant))));
    yield Buffer.from(stringify(rows, options));
  }
}
