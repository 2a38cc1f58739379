import { backupPassphrase } from "./backup/passphrase.ts";
import { restoreBackup } from "./backup/restore-backup.ts";

/** The operator's command that brings a backup into an empty DATA_DIR and an empty database. */
async function main([file]: readonly string[]): Promise<void> {
  if (file === undefined) throw new Error("Usage: npm run restore -- <file>");
  const passphrase = backupPassphrase(process.env);
  const { dataDir, madeAt, rows, files } = await restoreBackup(process.env, { file, passphrase });
  console.log(`${rows} rows and ${files} files of ${madeAt} are in ${dataDir}. Start the server.`);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
