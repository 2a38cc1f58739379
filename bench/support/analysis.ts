import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DuckDBInstance } from "@duckdb/node-api";
import type { Database } from "../../packages/server/src/db/connect.ts";
import { exportCurves } from "../../packages/server/src/features/study/curve-export/index.ts";
import type { Figure } from "../result.ts";

/** The query that the manual gives for exported months. */
function manualQuery(): string {
  const manual = readFileSync(new URL("../../docs/operations.md", import.meta.url), "utf8");
  const [, query] = /^duckdb -c "([^"]+)"$/m.exec(manual) ?? [];
  if (query === undefined) throw new Error("The manual has no query for DuckDB");
  return query;
}

async function timed<T>(work: () => Promise<T>): Promise<{ ms: number; made: T }> {
  const start = performance.now();
  const made = await work();
  return { ms: performance.now() - start, made };
}

/** kWh of a mean meter in the month, as DuckDB sums them. */
async function sumByDuckDb(folder: string): Promise<number> {
  const duckdb = await (await DuckDBInstance.create(":memory:")).connect();
  await duckdb.run(`set file_search_path = '${folder}'`);
  const days = (await duckdb.runAndReadAll(manualQuery())).getRowObjectsJson();
  return days.reduce((sum, { kwh }) => sum + Number(kwh), 0);
}

/**
 * A month exported as Parquet, and read by DuckDB as the manual says.
 * @param kwh what a mean meter used in it
 */
export async function* analyse(
  db: Database,
  { month, now, meters, kwh }: { month: string; now: Date; meters: number; kwh: number },
): AsyncGenerator<Figure> {
  const folder = mkdtempSync(join(tmpdir(), "mec-bench-analysis-"));
  try {
    const file = join(folder, `courbes-${month}.parquet`);
    const exported = await timed(() => exportCurves({ db, now }, { month, file }));
    yield {
      name: `a month of ${meters} meters at 15 min exported as Parquet (${statSync(file).size} bytes)`,
      value: exported.ms,
      unit: "ms",
    };
    const read = await timed(() => sumByDuckDb(folder));
    yield { name: "the manual's query on it, by DuckDB", value: read.ms, unit: "ms" };
    yield {
      name: "DuckDB's sum beside that of the readings",
      value: read.made / kwh,
      unit: "×",
      goal: { min: 0.995, max: 1.005 },
      control: { name: "kWh of a mean meter in the month", value: kwh, unit: "kWh" },
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
