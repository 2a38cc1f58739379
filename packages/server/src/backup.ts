import { join } from "node:path";
import { meeting } from "./app/meeting.ts";
import { makeBackup } from "./backup/make-backup.ts";
import { backupPassphrase } from "./backup/passphrase.ts";
import { readConfig } from "./config.ts";

/** The operator's command: the database, the files and the keys in one encrypted file, while the product runs. */
async function main([folder]: readonly string[]): Promise<void> {
  const config = readConfig(process.env);
  const passphrase = backupPassphrase(process.env);
  const { file, bytes, rows, files, gone } = await makeBackup(config, {
    folder: folder ?? join(config.dataDir, "backups"),
    passphrase,
    heldFiles: meeting.heldFiles,
  });
  console.log(`${file}: ${bytes} bytes, ${rows} rows, ${files} files.`);
  if (gone.length > 0)
    console.error(
      `${gone.length} files were not there: deleted meanwhile, or lost (${gone.slice(0, 5).join(", ")}…).`,
    );
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
