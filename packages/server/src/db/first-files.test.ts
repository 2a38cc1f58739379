import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { beginFirstFiles, endFirstFiles, isDatabaseLost } from "./first-files.ts";

let dataDir: string;
let directory: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "mec-first-"));
  directory = join(dataDir, "database");
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const write = (...names: string[]) => {
  mkdirSync(directory, { recursive: true });
  for (const name of names) writeFileSync(join(directory, name), "");
};

it.each<[string, string[]]>([
  ["that is not there", []],
  ["that is empty but for what its disk began with", ["lost+found"]],
])("a folder %s takes a new database", (_case, names) => {
  if (names.length > 0) write(...names);
  expect(beginFirstFiles(directory)).toBe(true);
  write("PG_VERSION");
  endFirstFiles(directory);
  expect(readdirSync(dataDir)).toEqual(["database"]);
  expect(beginFirstFiles(directory)).toBe(false);
});

it("a folder whose first file is gone takes no new one over what is left", () => {
  write("base", "global");
  expect(() => beginFirstFiles(directory)).toThrow("PG_VERSION");
  expect(readdirSync(directory)).toEqual(["base", "global"]);
  expect(readdirSync(dataDir)).toEqual(["database"]);
});

it("what a start left that was stopped while it unpacked a new one is taken away, and it begins again", () => {
  expect(beginFirstFiles(directory)).toBe(true);
  write("PG_VERSION", "base");
  expect(beginFirstFiles(directory)).toBe(true);
  expect(readdirSync(directory)).toEqual([]);
});

it("a database is lost where there are keys and none of it, but while a backup is restored", () => {
  expect(isDatabaseLost(dataDir)).toBe(false);
  writeFileSync(join(dataDir, "data-keys"), "");
  expect(isDatabaseLost(dataDir)).toBe(true);
  write();
  expect(isDatabaseLost(dataDir)).toBe(true);
  write("PG_VERSION");
  expect(isDatabaseLost(dataDir)).toBe(false);
  rmSync(directory, { recursive: true });
  writeFileSync(join(dataDir, "restore-unfinished"), "");
  expect(isDatabaseLost(dataDir)).toBe(false);
});
