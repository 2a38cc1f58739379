import { keepPrivate } from "./config/data-dir.ts";
import { readConfig } from "./config.ts";
import { connect } from "./db/connect.ts";
import { exportCurves } from "./features/study/curve-export/index.ts";

/** The operator's command: a month of anonymous readings, to be analysed elsewhere. */
async function main(): Promise<void> {
  const [month, file, ...rest] = process.argv.slice(2);
  if (month === undefined || file === undefined || rest.length > 0) {
    throw new Error("Usage: npm run export-curves -- <month, such as 2026-10> <file.parquet>");
  }
  const config = readConfig(process.env);
  keepPrivate(config.dataDir, console.error);
  const connection = await connect(config);
  try {
    const { groups, hidden } = await exportCurves(
      { db: connection.background.db, now: new Date() },
      { month, file },
    );
    const found = `${groups} groups of meters; ${hidden} too small to be shown`;
    console.log(`${file}: ${groups + hidden === 0 ? `no meter has readings of ${month}` : found}`);
  } finally {
    await connection.close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
