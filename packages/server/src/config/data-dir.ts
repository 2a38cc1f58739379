import { randomBytes } from "node:crypto";
import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, resolve } from "node:path";

const secretFile = (dataDir: string) => join(dataDir, "session-secret");

/** Stands in DATA_DIR while a backup is restored into it. */
export const unfinishedRestore = (dataDir: string): string => join(dataDir, "restore-unfinished");

export const hasKeptSecret = (dataDir: string): boolean => existsSync(secretFile(dataDir));

/** A secret made at the first start and kept, so that sessions survive a restart. */
export function keptSecret(dataDir: string): string {
  const file = secretFile(dataDir);
  if (existsSync(file)) return readFileSync(file, "utf8").trim();
  const secret = randomBytes(32).toString("hex");
  writeFileSync(file, secret, { mode: 0o600 });
  return secret;
}

/**
 * Makes a folder and its parents, one by one: Node's own recursive way never ends on a file system where no
 * folder can be made (/proc), because each seems to lack its parent.
 */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  const above = dirname(path);
  if (above !== path) makeFolder(above);
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    // Another process made it first.
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
}

/** Tests writing as the server will: whole, under its name only once complete, never over another file. */
function tryToWrite(dataDir: string): void {
  const draft = join(dataDir, `.${randomBytes(16).toString("hex")}`);
  const file = `${draft}.kept`;
  try {
    writeFileSync(draft, randomBytes(4096), { mode: 0o600, flush: true });
    linkSync(draft, file);
  } finally {
    rmSync(draft, { force: true });
    rmSync(file, { force: true });
  }
}

/** Makes the folder when it is not there, and says why it cannot be used. */
export function dataDirFaults(dataDir: string): string[] {
  try {
    makeFolder(resolve(dataDir));
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
    tryToWrite(dataDir);
    return [];
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return [
      `DATA_DIR=${dataDir}\u00a0: ce dossier ne peut pas être écrit (${code})\u00a0; donnez-en un qui appartient à l’utilisateur du serveur, sur un disque qui garde des fichiers.`,
    ];
  }
}

/** Refuses to start a server on a half-restored backup. */
export function restoreFaults(dataDir: string): string[] {
  if (!existsSync(unfinishedRestore(dataDir))) return [];
  return [
    `DATA_DIR=${dataDir}\u00a0: une restauration n’y a pas été menée à son terme\u00a0; relancez npm run restore sur ce dossier.`,
  ];
}

const othersBits = 0o077;

/** Removes other users' access to a file or a folder, and to everything in a folder that was open to them. */
function close(path: string): void {
  const stats = lstatSync(path);
  if (stats.isSymbolicLink() || (stats.mode & othersBits) === 0) return;
  chmodSync(path, stats.mode & 0o700);
  if (stats.isDirectory()) for (const name of readdirSync(path)) close(join(path, name));
}

/**
 * Keeps the folder to the server's own user: what it writes from now on, and what was left open to others. A
 * folder that is already closed is not searched: it may hold millions of files, which nobody else can reach.
 * @param warn is called when the system does not allow it (a folder owned by another user, as containers
 * mount them).
 */
export function keepPrivate(dataDir: string, warn: (sentence: string) => void): void {
  process.umask(othersBits);
  try {
    close(dataDir);
    for (const name of readdirSync(dataDir)) close(join(dataDir, name));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    warn(`DATA_DIR=${dataDir}\u00a0: d’autres utilisateurs de la machine peuvent y lire (${code}).`);
  }
}
