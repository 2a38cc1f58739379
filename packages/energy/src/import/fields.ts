import type { Direction, ReadingUnit } from "./report.ts";

const NUMBER = /^[+-]?\d+(?:[.,]\d+)?$/;

/** A number with a point or a comma; NaN when the field is empty, undefined when it is no number. */
export function parseNumber(field: string): number | undefined {
  if (field === "") return Number.NaN;
  const text = NUMBER.test(field) ? field : field.replace(/[\s\u00a0\u202f]/g, "");
  return NUMBER.test(text) ? Number(text.replace(",", ".")) : undefined;
}

/** "PT30M", "PT1H" or "30" in minutes; 0 when the field does not say. */
export function parseStep(field: string): number {
  const found = /^(?:PT)?(\d+)(H?)M?$/i.exec(field);
  return found ? Number(found[1]) * (found[2] ? 60 : 1) : 0;
}

const units: Readonly<Record<string, ReadingUnit>> = { "": "W", w: "W", kw: "kW", wh: "Wh", kwh: "kWh" };

/** The unit of a field, W when it is empty; undefined for reactive power, volts and the like. */
export function parseUnit(field: string): ReadingUnit | undefined {
  return units[field.toLowerCase()];
}

/** How many W or Wh one of the unit is. */
export const unitFactor: Readonly<Record<ReadingUnit, number>> = { W: 1, kW: 1000, Wh: 1, kWh: 1000 };

/** "CONS", "Soutirage", "Production"…; null when the field does not say. */
export function parseDirection(field: string): Direction | null {
  const text = plain(field);
  if (/^(cons|sout)/.test(text)) return "withdrawal";
  return /^(prod|inj)/.test(text) ? "injection" : null;
}

/** A heading reduced to lower-case letters: accents may be lost to a wrong encoding. */
export function plain(field: string): string {
  return field
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^a-z]/g, "");
}

/** A field without the quotes, or the `="…"`, that keep spreadsheets from rounding a meter's number. */
export function unquote(field: string): string {
  const text = field.trim();
  return text.startsWith('"') || text.startsWith("=") ? text.replace(/^="?|^"|"$/g, "").trim() : text;
}
