import { readConfig } from "./config.ts";
import { connect } from "./db/connect.ts";
import { addKey, openKeyring, useKeyring, writeAgain } from "./encryption/index.ts";

/**
 * The operator's command that encrypts everything again with a new key: made here when the keys are in
 * DATA_DIR; with DATA_KEY, put first by the operator. If stopped, it continues when run with `--resume`.
 */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const isResumed = process.argv.slice(2).includes("--resume");
  const connection = await connect(config);
  const stopping = new AbortController();
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => stopping.abort());
  try {
    if (config.dataKey === undefined && !isResumed) addKey(config.dataDir);
    const keyring = openKeyring(config);
    useKeyring(keyring);
    const { written, unreadable } = await writeAgain(connection.db, stopping.signal);
    console.log(`${written} values were written again; the current key is ${keyring.current().id}.`);
    if (stopping.signal.aborted) throw new Error("Stopped before the end: npm run rotate-key -- --resume");
    if (unreadable > 0)
      throw new Error(
        `${unreadable} values are under a key that is not there: give it after the current one.`,
      );
    console.log("Former keys are only needed for former backups.");
  } finally {
    await connection.close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
