import type { Applicant } from "@mec/api/application";
import { type ExportValue, exportColumns } from "./export-columns.ts";

/** JSON has no dates: they are written as `{ date }`. */
type Packed = string | number | null | { readonly date: number };

const pack = (value: ExportValue): Packed => (value instanceof Date ? { date: value.getTime() } : value);
const unpack = (value: Packed): ExportValue =>
  typeof value === "object" && value !== null ? new Date(value.date) : value;

/** The lines of some applicants, as bytes for a worker thread. */
export const packRows = (applicants: readonly Applicant[]): Uint8Array =>
  Buffer.from(
    JSON.stringify(applicants.map((applicant) => exportColumns.map(({ value }) => pack(value(applicant))))),
  );

export const unpackRows = (bytes: Uint8Array): ExportValue[][] =>
  (JSON.parse(Buffer.from(bytes).toString()) as Packed[][]).map((row) => row.map(unpack));
