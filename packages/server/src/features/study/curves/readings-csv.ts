import { type Curve, instantOf } from "@mec/energy";

/** The readings of a meter as CSV, in Wh at each step that has one. */
export function readingsCsv({ grid, values }: Curve): Uint8Array {
  const lines: string[] = [];
  values.forEach((wh: number, step: number) => {
    const start = new Date(instantOf(grid, step)).toISOString();
    if (!Number.isNaN(wh)) lines.push(`${start};${String(wh).replace(".", ",")}\r\n`);
  });
  return new TextEncoder().encode(`Début du pas;Énergie (Wh)\r\n${lines.join("")}`);
}
