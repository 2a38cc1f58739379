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

describe("the storage", () => {
  it("gives back what it was given, with its type", async () => {
    const key = await storage.put(bytes("Été"), { contentType: "application/pdf" });
    const file = await storage.get(key);
    expect(new TextDecoder().decode(file?.bytes)).toBe("Été");
    expect(file?.contentType).toBe("application/pdf");
  });

  it("keeps an empty file, and a big one", async () => {
    const big = new Uint8Array(5_000_000).fill(7);
    expect((await storage.get(await storage.put(new Uint8Array(), jpeg)))?.bytes).toHaveLength(0);
    expect(Buffer.compare((await storage.get(await storage.put(big, jpeg)))?.bytes ?? bytes(""), big)).toBe(
      0,
    );
  });

  it("has the files of before after a restart", async () => {
    const key = await storage.put(bytes("kept"), jpeg);
    expect(await open().get(key)).not.toBeNull();
  });

  it("keeps the same bytes once, even written many times at once, and no draft", async () => {
    const keys = await Promise.all(Array.from({ length: 10 }, () => storage.put(bytes("same"), jpeg)));
    expect(new Set(keys).size).toBe(1);
    expect(await allFiles()).toEqual([keys[0]]);
  });

  it("tells apart the same bytes of two types", async () => {
    const picture = await storage.put(bytes("same"), jpeg);
    const document = await storage.put(bytes("same"), { contentType: "application/pdf" });
    await storage.delete(picture);
    expect(await storage.get(picture)).toBeNull();
    expect(await storage.get(document)).not.toBeNull();
  });

  it("deletes once and for all, without complaint the second time", async () => {
    const key = await storage.put(bytes("gone"), jpeg);
    await storage.delete(key);
    await storage.delete(key);
    expect(await storage.get(key)).toBeNull();
    expect(await allFiles()).toEqual([]);
  });

  it.each(["text/html", "", "constructor", "image/svg+xml"])(
    "refuses a file of type %j",
    async (contentType) => {
      await expect(storage.put(bytes("<script>"), { contentType })).rejects.toThrow("Storage keeps no");
    },
  );

  it.each([
    "../../outside",
    "outside",
    `${"a".repeat(64)}.jpg/../../outside`,
    "",
    `${"a".repeat(64)}.exe`,
    "a\u0000",
  ])("never leaves its folder for the key %j", async (key) => {
    const outside = join(dataDir, "outside");
    await writeFile(outside, "secret");
    expect(await storage.get(key)).toBeNull();
    await storage.delete(key);
    expect(await readdir(dataDir)).toContain("outside");
  });

  it("fails aloud when it cannot write", async () => {
    await writeFile(join(dataDir, "files"), "a file where the folder should be");
    await expect(storage.put(bytes("lost"), jpeg)).rejects.toThrow();
  });
});
