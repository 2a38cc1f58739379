const shortest = 16;

/**
 * The passphrase of backups. @throws Error when it is missing or short: whoever finds a backup has all the time to
 * guess.
 */
export function backupPassphrase({ BACKUP_PASSPHRASE: given = "" }: NodeJS.ProcessEnv): string {
  if (given.length < shortest)
    throw new Error(
      `BACKUP_PASSPHRASE: give ${shortest} signs at random or more (openssl rand -hex 32), and keep it elsewhere than the backups.`,
    );
  return given;
}
