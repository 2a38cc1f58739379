import { CurveReader } from "../import/curve-reader.ts";
import type { CurveFile, Direction } from "../import/report.ts";
import { parisOffset } from "../series/local-time.ts";

export const PRM = "12345678901234";
export const MINUTE = 60_000;

export function read(text: string, wanted: Direction = "withdrawal"): CurveFile {
  const reader = new CurveReader(wanted);
  reader.push(text);
  return reader.end();
}

const twoDigits = (number: number) => String(number).padStart(2, "0");

/** "2026-03-29T03:00:00+02:00" */
function iso(ms: number): string {
  const offset = parisOffset(ms);
  return `${new Date(ms + offset).toISOString().slice(0, 19)}+${twoDigits(offset / 3_600_000)}:00`;
}

/** Shape (a): two lines of head, then lines of instants, at the end of each step, and values. */
export function twoLineHead(
  lines: readonly string[],
  { prm = PRM, unit = "W", kind = "Consommation" } = {},
): string {
  const head = [
    "Identifiant PRM;Type de donnees;Date de debut;Date de fin;Grandeur physique;Grandeur metier;Etape metier;Unite;Pas en minutes",
    `${prm};Courbe de charge;01/01/2026;02/01/2026;Energie active;${kind};Comptage Brut;${unit};`,
    "Horodate;Valeur",
  ];
  return [...head, ...lines].join("\n");
}

/** Lines of instants that follow one another by `minutes`, the first of them ending `minutes` after `start`. */
export function every(minutes: number, start: number, values: readonly (number | string)[]): string[] {
  return values.map((value, i) => `${iso(start + (i + 1) * minutes * MINUTE)};${value}`);
}

export const newYear = Date.UTC(2025, 11, 31, 23);
