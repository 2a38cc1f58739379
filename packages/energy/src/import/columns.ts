import { plain } from "./fields.ts";

/** The position of each column of a table; −1 for one that it does not have. */
export interface Columns {
  readonly prm: number;
  readonly direction: number;
  readonly unit: number;
  readonly step: number;
  readonly instant: number;
  readonly value: number;
}

/** Starts of the headings, without accents: the files of Enedis name them in several spellings. */
const headings: Readonly<Record<keyof Columns, string>> = {
  prm: "identifiantprm",
  direction: "grandeurm",
  unit: "unit",
  step: "pas",
  instant: "horodat",
  value: "valeur",
};

/** The columns of a line of headings; undefined when the line is not one. */
export function columnsOf(fields: readonly string[]): Columns | undefined {
  const names = fields.map(plain);
  const find = (column: keyof Columns) => names.findIndex((name) => name.startsWith(headings[column]));
  const columns = {
    prm: find("prm"),
    direction: find("direction"),
    unit: find("unit"),
    step: find("step"),
    instant: find("instant"),
    value: find("value"),
  };
  const isTable = columns.instant >= 0 && columns.value >= 0;
  return isTable || columns.prm >= 0 ? columns : undefined;
}

/** Whether these are the headings of EDF's table of half-hourly powers. */
export function isEdfHeading(fields: readonly string[]): boolean {
  return plain(fields[0] ?? "").startsWith("dateetheure") && plain(fields[1] ?? "").startsWith("puissance");
}

/** The separator of a line: French files have semicolons, those saved again may have others. */
export function separatorOf(line: string): string {
  return [";", "\t", ","].find((separator) => line.includes(separator)) ?? ";";
}
