import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../../../test/harness.ts";
import { startS3 } from "../../../test/s3-server.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const jpeg = { contentType: "image/jpeg" };
const docx = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

let s3: Awaited<ReturnType<typeof startS3>>;
let server: TestServer;
beforeAll(async () => {
  s3 = await startS3();
});
afterAll(() => s3.close());

/** What a link gives to a browser, on this server or on another. */
async function open(link: string) {
  if (link.startsWith("http")) {
    const response = await fetch(link);
    const headers = Object.fromEntries(response.headers);
    return { status: response.status, headers, body: await response.text() };
  }
  const response = await server.app.inject({ method: "GET", url: link });
  return { status: response.statusCode, headers: response.headers, body: response.body };
}

describe.each([
  ["embedded", () => ({})],
  ["S3", () => s3.environment],
])("the storage (%s)", (_, environment) => {
  const storage = () => server.deps.storage;
  beforeAll(async () => {
    server = await startTestServer(environment());
  });

  it.each(["application/pdf", "image/png", docx, "application/vnd.oasis.opendocument.text"])(
    "gives back what it was given, with its type: %s",
    async (contentType) => {
      const key = await storage().put(bytes("Été"), { contentType });
      const file = await storage().get(key);
      expect(new TextDecoder().decode(file?.bytes)).toBe("Été");
      expect(file?.contentType).toBe(contentType);
    },
  );

  it("keeps an empty file, and a big one", async () => {
    const big = new Uint8Array(5_000_000).fill(7);
    const [empty, whole] = [await storage().put(new Uint8Array(), jpeg), await storage().put(big, jpeg)];
    expect((await storage().get(empty))?.bytes).toHaveLength(0);
    expect(Buffer.compare((await storage().get(whole))?.bytes ?? bytes(""), big)).toBe(0);
  });

  it("gives the same bytes the same key, even written many times at once", async () => {
    const keys = await Promise.all(Array.from({ length: 10 }, () => storage().put(bytes("same"), jpeg)));
    expect(new Set(keys).size).toBe(1);
  });

  it("tells apart the same bytes of two types", async () => {
    const picture = await storage().put(bytes("same"), jpeg);
    const document = await storage().put(bytes("same"), { contentType: "application/pdf" });
    await storage().delete(picture);
    expect(await storage().get(picture)).toBeNull();
    expect(await storage().get(document)).not.toBeNull();
  });

  it("deletes once and for all, without complaint the second time", async () => {
    const key = await storage().put(bytes("gone"), jpeg);
    await storage().delete(key);
    await storage().delete(key);
    expect(await storage().get(key)).toBeNull();
  });

  it.each(["text/html", "", "constructor", "image/svg+xml"])(
    "refuses a file of type %j",
    async (contentType) => {
      await expect(storage().put(bytes("<script>"), { contentType })).rejects.toThrow("Storage keeps no");
    },
  );

  it.each([
    "../outside",
    "outside",
    `${"a".repeat(64)}.jpg/../outside`,
    "",
    `${"a".repeat(64)}.exe`,
    "a\u0000",
  ])("knows no file by the name %j", async (key) => {
    expect(await storage().get(key)).toBeNull();
    await storage().delete(key);
    await expect(storage().link(key, { fileName: "a" })).rejects.toThrow("kept file");
  });

  describe("makes links", () => {
    const noon = new Date("2026-06-01T12:00:00Z");
    const at = (seconds: number) => {
      const moment = new Date(noon.getTime() + seconds * 1000);
      server.setNow(moment);
      s3.setNow(moment);
    };
    let key: string;
    beforeAll(async () => {
      key = await storage().put(bytes("<script>Été</script>"), { contentType: docx });
      at(0);
    });

    it("that give the file as an attachment, under its name, kept by no cache", async () => {
      const { status, headers, body } = await open(
        await storage().link(key, { fileName: "Statuts (d’été) 1*.docx" }),
      );
      expect(status).toBe(200);
      expect(body).toBe("<script>Été</script>");
      expect(headers).toMatchObject({
        "content-type": docx,
        "content-disposition":
          "attachment; filename*=UTF-8''Statuts%20%28d%E2%80%99%C3%A9t%C3%A9%29%201%2A.docx",
        "cache-control": "private, no-store",
      });
    });

    it.each([
      ["five minutes unless told", undefined, 300],
      ["as long as told", 60, 60],
    ])("that open %s", async (__, seconds, end) => {
      at(0);
      const link = await storage().link(key, { fileName: "a.docx", ...(seconds ? { seconds } : {}) });
      at(end - 1);
      expect((await open(link)).status).toBe(200);
      at(end);
      expect((await open(link)).status).toBeGreaterThanOrEqual(400);
    });

    it("that open nothing once any part of them is changed", async () => {
      at(0);
      const link = await storage().link(key, { fileName: "a.docx" });
      const [path = "", query = ""] = link.split("?");
      const parts = query.split("&");
      for (const [index, part] of parts.entries()) {
        const changed = parts.with(index, `${part}1`).join("&");
        expect((await open(`${path}?${changed}`)).status, part).toBeGreaterThanOrEqual(400);
        const without = parts.toSpliced(index, 1).join("&");
        expect((await open(`${path}?${without}`)).status, `without ${part}`).toBeGreaterThanOrEqual(400);
      }
    });

    it("that open no other file, and none that was deleted", async () => {
      at(0);
      const other = await storage().put(bytes("secret"), { contentType: docx });
      const link = await storage().link(key, { fileName: "a.docx" });
      expect((await open(link.replace(key, other))).status).toBeGreaterThanOrEqual(400);
      const toOther = await storage().link(other, { fileName: "a.docx" });
      await storage().delete(other);
      expect((await open(toOther)).status).toBe(404);
    });
  });
});
