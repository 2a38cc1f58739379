import { stringify } from "csv-stringify/sync";

export type CsvCell = string | number | null;

/** A text that begins like a formula is escaped; a number stays a number, even a negative one, with its decimal comma. */
const options = {
  delimiter: ";",
  record_delimiter: "windows",
  escape_formulas: true,
  cast: {
    number: (value: number) => ({ value: String(value).replace(".", ","), escape_formulas: false }),
  },
} as const;

/** What a French spreadsheet opens by a double click: BOM, semicolons, decimal commas; no cell can be a formula. */
export const frenchCsv = (rows: readonly (readonly CsvCell[])[]): Uint8Array =>
  Buffer.from(stringify([...rows] as CsvCell[][], { ...options, bom: true }));

/** More lines of the same file. */
export const frenchCsvLines = (rows: readonly (readonly CsvCell[])[]): Uint8Array =>
  Buffer.from(stringify([...rows] as CsvCell[][], options));
