import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));

export interface Source {
  readonly file: string;
  readonly text: string;
}

/** All code that somebody wrote in a folder, its tests too. */
export const codeIn = (folder: string): Source[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !/\.generated\./.test(file))
    .map((file) => ({ file: `${folder}/${file}`, text: readFileSync(join(root, folder, file), "utf8") }));

export const sourceFolders = ["domain", "energy", "api", "server", "demo", "web"].map(
  (name) => `packages/${name}/src`,
);

/** What the product is made of. */
export const sources: readonly Source[] = sourceFolders
  .flatMap(codeIn)
  .filter(({ file }) => !/\.(test|test-helper)\.tsx?$/.test(file));

export interface Rule {
  readonly says: string;
  readonly forbidden: RegExp;
  /** The files where it holds; all when left out. */
  readonly within?: RegExp;
  /** The excepted files, each for a reason. */
  readonly but?: readonly string[];
  /** Examples that each rule must find. */
  readonly planted: readonly string[];
}

const isMigration = (file: string) => file.startsWith("packages/server/src/db/migrations/");

/** The files that break a rule. Migrations stay as they were run. */
export function breaches({ forbidden, within = /^/, but = [] }: Rule, among: readonly Source[]): string[] {
  return among
    .filter(({ file }) => within.test(file) && !isMigration(file) && !but.includes(file))
    .filter(({ text }) => forbidden.test(text))
    .map(({ file }) => file);
}
