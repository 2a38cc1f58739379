import type { Applicant } from "@mec/api/application";
import { type CsvCell, frenchCsv, frenchCsvLines } from "../../../documents/french-csv.ts";
import { type ExportValue, exportColumns } from "./export-columns.ts";

const frenchDay = new Intl.DateTimeFormat("fr-FR", { dateStyle: "short", timeZone: "UTC" });

const cell = (value: ExportValue): CsvCell => (value instanceof Date ? frenchDay.format(value) : value);

/** The CSV, written as the consumers are read, in chunks. */
export async function* csvOf(
  chunks: AsyncIterable<Applicant[]>,
): AsyncGenerator<Uint8Array, void, undefined> {
  yield frenchCsv([exportColumns.map(({ header }) => header)]);
  for await (const applicants of chunks) {
    yield frenchCsvLines(
      applicants.map((applicant) => exportColumns.map(({ value }) => cell(value(applicant)))),
    );
  }
}
