import { beforeAll, describe, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../../../test/harness.ts";

const noon = new Date("2026-06-01T12:00:00Z");
const later = (seconds: number) => new Date(noon.getTime() + seconds * 1000);
const docx = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

let server: TestServer;
let key: string;
beforeAll(async () => {
  server = await startTestServer();
  key = await server.deps.storage.put(new TextEncoder().encode("Été"), { contentType: docx });
});

async function linkTo(fileName: string, seconds?: number): Promise<string> {
  server.setNow(noon);
  return server.deps.storage.link(key, { fileName, ...(seconds === undefined ? {} : { seconds }) });
}
const open = (url: string) => server.app.inject({ method: "GET", url });

function changed(url: string, parameter: string, change: (value: string) => string): string {
  const { pathname, searchParams } = new URL(url, "http://localhost");
  searchParams.set(parameter, change(searchParams.get(parameter) ?? ""));
  return `${pathname}?${searchParams}`;
}

describe("a link to a kept file", () => {
  it("gives the file without a session, never shown and never kept by a cache", async () => {
    const response = await open(await linkTo("Statuts (d’été) 1*.docx"));
    expect(response.statusCode).toBe(200);
    expect(response.rawPayload.toString()).toBe("Été");
    expect(response.headers["content-type"]).toBe(docx);
    expect(response.headers["content-disposition"]).toBe(
      "attachment; filename*=UTF-8''Statuts%20%28d%E2%80%99%C3%A9t%C3%A9%29%201%2A.docx",
    );
    expect(response.headers["x-content-type-options"]).toBe("nosniff");
    expect(response.headers["cache-control"]).toBe("private, no-store");
  });

  it.each([
    ["five minutes by default", undefined, 299, 300],
    ["what it was made for", 60, 59, 60],
  ])("opens for %s", async (_, seconds, within, after) => {
    const link = await linkTo("statuts.docx", seconds);
    server.setNow(later(within));
    expect((await open(link)).statusCode).toBe(200);
    server.setNow(later(after));
    expect((await open(link)).statusCode).toBe(404);
  });

  it.each([
    ["a later end", "expires", (value: string) => String(Number(value) + 1)],
    ["an end that is no number", "expires", () => "Infinity"],
    ["another name", "name", () => "virus.exe"],
    [
      "another signature",
      "signature",
      (value: string) => (value.startsWith("A") ? "B" : "A") + value.slice(1),
    ],
    ["half a signature", "signature", (value: string) => value.slice(0, 20)],
    ["no signature", "signature", () => ""],
  ])("opens nothing with %s", async (_, parameter, change) => {
    const url = changed(await linkTo("statuts.docx"), parameter, change);
    const response = await open(url);
    expect(response.statusCode).toBe(404);
    expect(response.json().message).toBe("NOT_FOUND");
  });

  it("opens no other file, and none that was deleted", async () => {
    const other = await server.deps.storage.put(new TextEncoder().encode("secret"), { contentType: docx });
    const url = await linkTo("statuts.docx");
    expect((await open(url.replace(key, other))).statusCode).toBe(404);
    const toOther = await server.deps.storage.link(other, { fileName: "a.docx" });
    await server.deps.storage.delete(other);
    expect((await open(toOther)).statusCode).toBe(404);
  });

  it("is made for nothing but a kept file", async () => {
    await expect(server.deps.storage.link("../../etc/passwd", { fileName: "a" })).rejects.toThrow(
      "kept file",
    );
  });
});
