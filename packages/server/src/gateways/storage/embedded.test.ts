import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { embeddedStorage } from "./embedded.ts";
import { fileLinks } from "./file-links.ts";
import type { Storage } from "./port.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const jpeg = { contentType: "image/jpeg" };

let dataDir: string;
let storage: Storage;
const links = fileLinks({ sessionSecret: "a secret of the tests", now: () => new Date() });
const open = () => embeddedStorage({ dataDir, links });
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "mec-storage-"));
  storage = open();
});
afterEach(() => rm(dataDir, { recursive: true }));

const allFiles = async () =>
  (await readdir(join(dataDir, "files"), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

describe("files on the disk", () => {
  it("are those of before after a restart", async () => {
    const key = await storage.put(bytes("kept"), jpeg);
    expect(await open().get(key)).not.toBeNull();
  });

  it("are written once for the same bytes, even many times at once, and leave no draft", async () => {
    const keys = await Promise.all(Array.from({ length: 10 }, () => storage.put(bytes("same"), jpeg)));
    expect(await allFiles()).toEqual([keys[0]]);
  });

  it("leave nothing when they are deleted", async () => {
    await storage.delete(await storage.put(bytes("gone"), jpeg));
    expect(await allFiles()).toEqual([]);
  });

  it.each(["../../outside", "outside", `${"a".repeat(64)}.jpg/../../outside`])(
    "are never those outside their folder, asked for as %j",
    async (key) => {
      await writeFile(join(dataDir, "outside"), "secret");
      expect(await storage.get(key)).toBeNull();
      await storage.delete(key);
      expect(await readdir(dataDir)).toContain("outside");
    },
  );

  it("fail aloud when they cannot be written", async () => {
    await writeFile(join(dataDir, "files"), "a file where the folder should be");
    await expect(storage.put(bytes("lost"), jpeg)).rejects.toThrow();
  });
});
