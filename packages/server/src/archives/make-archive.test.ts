import { once } from "node:events";
import { buffer } from "node:stream/consumers";
import { strFromU8, strToU8, unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../../test/harness.ts";
import type { ArchiveEntry } from "./entry.ts";
import { archiveBounds, makeArchive } from "./make-archive.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => {
  server.deps.log.error = () => undefined;
});

const text = (path: string, content = path): ArchiveEntry => ({ path, bytes: strToU8(content) });
const make = (entries: readonly ArchiveEntry[], whose: string, bounds = {}) =>
  makeArchive(server.deps, entries, whose, { ...archiveBounds, ...bounds });
const read = async (entries: readonly ArchiveEntry[], whose: string) =>
  unzipSync(new Uint8Array(await buffer(await make(entries, whose))));

describe("an archive", () => {
  it("holds texts and files of the storage, empty and large ones, and names what is lost", async () => {
    const large = new Uint8Array(3_000_000).map((_, index) => (index * index) % 251);
    const key = await server.deps.storage.put(large, { contentType: "application/pdf" });
    const lost: unknown[] = [];
    server.deps.log.error = (...[entry]: unknown[]) => lost.push(entry);
    const files = await read(
      [
        text("LISEZMOI.txt", "é".repeat(500_000)),
        { path: "Hugo Petit/Bulletin (signé).pdf", key },
        { path: "perdu.pdf", key: "absent" },
        text("vide.txt", ""),
      ],
      "anne",
    );
    expect(Object.keys(files)).toEqual([
      "LISEZMOI.txt",
      "Hugo Petit/Bulletin (signé).pdf",
      "vide.txt",
      "fichiers-manquants.txt",
    ]);
    expect(strFromU8(files["fichiers-manquants.txt"] ?? new Uint8Array())).toContain("perdu.pdf");
    expect(strFromU8(files["LISEZMOI.txt"] ?? new Uint8Array())).toBe("é".repeat(500_000));
    expect(Buffer.compare(files["Hugo Petit/Bulletin (signé).pdf"] ?? large.subarray(1), large)).toBe(0);
    expect(lost).toEqual([{ key: "absent" }]);
  });

  it("is refused when it would hold too many files or too many bytes", async () => {
    const refusal = { name: "DomainError", code: "FILE_TOO_LARGE" };
    await expect(make([text("a"), text("b")], "anne", { files: 1 })).rejects.toMatchObject(refusal);
    await expect(make([text("a"), text("bcd")], "anne", { bytes: 3 })).rejects.toMatchObject(refusal);
    expect(Object.keys(await read([text("a")], "anne"))).toEqual(["a"]);
  });

  it("is one of two that a person fetches at a time; another person has his own", async () => {
    const streams = [await make([text("a")], "zoé"), await make([text("a")], "zoé")];
    await expect(make([text("a")], "zoé")).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
    expect(Object.keys(await read([text("a")], "hugo"))).toEqual(["a"]);
    for (const stream of streams) {
      stream.destroy();
      await once(stream, "close");
    }
    expect(Object.keys(await read([text("a")], "zoé"))).toEqual(["a"]);
  });

  it("is one of a few that are made at a time, whoever asks", async () => {
    const asked = ["a", "b", "c"].map((whose) => make([text("a")], whose, { ofAll: 2 }));
    const settled = await Promise.allSettled(asked);
    expect(settled.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "rejected"]);
    for (const one of settled) if (one.status === "fulfilled") one.value.destroy();
    expect(Object.keys(await read([text("a")], "d"))).toEqual(["a"]);
  });
});
