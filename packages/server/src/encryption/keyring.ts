import { createHash, randomBytes } from "node:crypto";
import { existsSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** An AES-256 key, and the name by which what it wrote is recognised. */
export interface DataKey {
  /** Derived from the key, so that nobody has to choose or keep it. */
  readonly id: string;
  readonly bytes: Buffer;
}

/** The keys of what is encrypted in the database. */
export interface Keyring {
  /** The key that encrypts. */
  current(): DataKey;
  /** Any key, former ones included: what one wrote can be read until it is written again. */
  find(id: string): DataKey | undefined;
  /** The ids of the one that encrypts, and of all that decrypt. */
  names(): { readonly current: string; readonly known: readonly string[] };
}

const keyBytes = 32;

/** @throws Error when it is not 32 bytes in hexadecimal. */
function keyOf(hex: string): DataKey {
  if (!/^[0-9a-f]{64}$/i.test(hex)) {
    throw new Error("Each key of DATA_KEY is 32 bytes in hexadecimal (openssl rand -hex 32).");
  }
  const bytes = Buffer.from(hex, "hex");
  return { id: createHash("sha256").update(bytes).digest("hex").slice(0, 8), bytes };
}

const newKey = () => randomBytes(keyBytes).toString("hex");

/** Parses keys: the first is the current one. @throws Error when there is none, or one is wrong. */
function keysIn(text: string): readonly [DataKey, ...DataKey[]] {
  const [current, ...former] = text.split(/[\s,]+/).filter(Boolean);
  if (current === undefined) throw new Error("DATA_KEY holds no key.");
  return [keyOf(current), ...former.map(keyOf)];
}

const ringOf = (keys: () => readonly [DataKey, ...DataKey[]]): Keyring => ({
  current: () => keys()[0],
  find: (id) => keys().find((key) => key.id === id),
  names: () => ({ current: keys()[0].id, known: keys().map(({ id }) => id) }),
});

const fileIn = (dataDir: string) => join(dataDir, "data-keys");

/** Replaces the file whole: nobody may read half a file of keys. */
function writeKeys(file: string, text: string): void {
  writeFileSync(`${file}.draft`, text, { mode: 0o600 });
  renameSync(`${file}.draft`, file);
}

/** The file is read again when it has changed: the command that adds a key is another process. */
function keptKeys(dataDir: string): Keyring {
  const file = fileIn(dataDir);
  if (!existsSync(file)) writeKeys(file, `${newKey()}\n`);
  let readAs = "";
  let keys = keysIn(readFileSync(file, "utf8"));
  return ringOf(() => {
    const { ino, mtimeMs } = statSync(file);
    const version = `${ino}:${mtimeMs}`;
    if (version !== readAs) {
      keys = keysIn(readFileSync(file, "utf8"));
      readAs = version;
    }
    return keys;
  });
}

interface Given {
  readonly dataDir: string;
  /** DATA_KEY; without it, the keys are made and kept in DATA_DIR. */
  readonly dataKey: string | undefined;
}

/** @throws Error when a key is not what it should be. */
export function openKeyring({ dataDir, dataKey }: Given): Keyring {
  if (dataKey === undefined) return keptKeys(dataDir);
  const keys = keysIn(dataKey);
  return ringOf(() => keys);
}

/** Puts a new key before the others of DATA_DIR. */
export function addKey(dataDir: string): void {
  const file = fileIn(dataDir);
  writeKeys(file, `${newKey()}\n${existsSync(file) ? readFileSync(file, "utf8") : ""}`);
}
