import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "../config.ts";
import { keepOnce } from "../seal/keep-once.ts";
import type { LineOf } from "./line.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/** A secret that the data cannot be read or proven without. */
interface KeptKey {
  /** The file of DATA_DIR that keeps it. */
  readonly name: string;
  /** The environment variable that gives it instead. */
  readonly variable: string;
  readonly given: (config: Config) => string | undefined;
  /** Whether what was written with it cannot be read or verified without it. */
  readonly isNeeded: boolean;
}

const keptKeys: readonly KeptKey[] = [
  {
    name: "session-secret",
    variable: "SESSION_SECRET",
    given: ({ sessionSecret }) => sessionSecret,
    isNeeded: false,
  },
  { name: "data-keys", variable: "DATA_KEY", given: ({ dataKey }) => dataKey, isNeeded: true },
  {
    name: "evidence.key",
    variable: "EVIDENCE_KEY",
    given: ({ evidenceKeys }) => evidenceKeys?.join("\n"),
    isNeeded: true,
  },
  {
    name: "seal.pem",
    variable: "SEAL_KEY",
    given: ({ seal }) => seal && `${seal.privateKey}\n${seal.certificate}\n`,
    isNeeded: false,
  },
];

/** The keys to put in a backup. @throws Error when one is nowhere: a backup without it could not be read again. */
export function keysOf(config: Config): LineOf<"key">[] {
  return keptKeys.map(({ name, given }) => {
    const file = join(config.dataDir, name);
    const text = given(config) ?? (existsSync(file) ? readFileSync(file, "utf8") : "");
    if (text.trim() === "")
      throw new Error(
        `${file} is not there: make the backup with the server's own environment and DATA_DIR.`,
      );
    return { is: "key", name, text };
  });
}

const partsOf = (text: string) => text.split(/[\s,]+/).filter(Boolean);

/**
 * Keeps the keys of a backup in an empty DATA_DIR, but those that the environment gives.
 * @throws Error when the environment gives one with which the backup cannot be read.
 */
export function keepKeys(dataDir: string, environment: Environment, keys: readonly LineOf<"key">[]): void {
  for (const { name, variable, isNeeded } of keptKeys) {
    const text = keys.find((key) => key.name === name)?.text;
    if (text === undefined) throw new Error(`The backup lacks ${name}.`);
    const given = environment[variable];
    if (!given) keepOnce(join(dataDir, name), text);
    else if (isNeeded && !partsOf(text).every((part) => partsOf(given).includes(part)))
      throw new Error(
        `${variable} lacks a key with which the backup was written: add it, or leave ${variable} out.`,
      );
  }
}
