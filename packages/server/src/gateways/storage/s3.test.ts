import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { s3Bucket, s3Credentials, startS3 } from "../../../test/s3-server.ts";
import { readConfig } from "../../config.ts";
import { s3Storage } from "./s3.ts";

const pdf = { contentType: "application/pdf" };
const content = new TextEncoder().encode("Un accord");

let s3: Awaited<ReturnType<typeof startS3>>;
beforeAll(async () => {
  s3 = await startS3();
});
afterAll(() => s3.close());
beforeEach(() => {
  s3.fail();
  s3.requests.length = 0;
});

const storage = (changed: Partial<Parameters<typeof s3Storage>[0]> = {}) =>
  s3Storage({
    bucket: s3Bucket,
    region: "eu-west-3",
    ...s3Credentials,
    endpoint: s3.endpoint,
    publicEndpoint: undefined,
    now: () => new Date(),
    ...changed,
  });

describe("files in a bucket", () => {
  it("are named by their SHA-256, with their type", async () => {
    const key = await storage().put(content, pdf);
    expect(s3.objects.get(key)?.contentType).toBe("application/pdf");
    expect(key).toMatch(/^[0-9a-f]{64}\.pdf$/);
  });

  it("are tried for again when the service is busy for a moment", async () => {
    s3.fail(503, 500);
    const key = await storage().put(content, pdf);
    expect(s3.requests.map(({ status }) => status)).toEqual([503, 500, 200]);
    expect(s3.objects.has(key)).toBe(true);
  });

  it("fail aloud when it stays so: nothing is taken for kept, absent or deleted", async () => {
    const key = await storage().put(content, pdf);
    for (const ask of [
      () => storage().put(content, pdf),
      () => storage().get(key),
      () => storage().delete(key),
    ]) {
      s3.fail(503, 503, 503, 503, 503);
      await expect(ask()).rejects.toThrow();
    }
  });

  it.each([
    ["a wrong secret", { secretAccessKey: "wrong" }],
    ["an unknown key", { accessKeyId: "AKIAOTHER" }],
    ["an unknown bucket", { bucket: "autre" }],
    ["another region", { region: "us-east-1" }],
  ])("are not had with %s", async (_, changed) => {
    const key = await storage().put(content, pdf);
    await expect(storage(changed).get(key)).rejects.toThrow();
    const link = await storage(changed).link(key, { fileName: "a.pdf" });
    expect((await fetch(link)).ok).toBe(false);
  });

  it("are not had without a signature", async () => {
    const key = await storage().put(content, pdf);
    expect((await fetch(`${s3.endpoint}/${s3Bucket}/${key}`)).status).toBe(403);
  });
});

describe("a bucket that browsers reach by another name than the servers", () => {
  it("is written and read by the servers' name, and its links lead to the browsers' name and to no other", async () => {
    const outside = s3.endpoint.replace("127.0.0.1", "localhost");
    const own = storage({ publicEndpoint: outside });
    const key = await own.put(content, pdf);
    const link = await own.link(key, { fileName: "a.pdf" });
    expect(new URL(link).origin).toBe(outside);
    expect(Buffer.from(await (await fetch(link)).arrayBuffer())).toEqual(Buffer.from(content));
    expect((await fetch(link.replace("localhost", "127.0.0.1"))).status).toBe(403);
  });

  it("needs no name of theirs to be kept and read", async () => {
    const own = storage({ publicEndpoint: "https://nowhere.invalid" });
    const key = await own.put(content, pdf);
    expect((await own.get(key))?.bytes).toHaveLength(content.length);
    await own.delete(key);
  });
});

describe("the configuration of a bucket", () => {
  it("is whole, or none", () => {
    expect(() => readConfig({ STORAGE_S3_BUCKET: "papiers", STORAGE_S3_KEY: "key" })).toThrow(
      "STORAGE_S3_SECRET",
    );
  });

  it("may name the storage twice: for servers, and for browsers", () => {
    const { s3: bucket } = readConfig({
      ...s3.environment,
      STORAGE_S3_PUBLIC_ENDPOINT: "http://localhost:1",
    });
    expect(bucket).toMatchObject({ endpoint: s3.endpoint, publicEndpoint: "http://localhost:1" });
  });
});
