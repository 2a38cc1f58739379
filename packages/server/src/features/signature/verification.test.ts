import { maxVerifiedBytes } from "@mec/api/signature";
import { limits } from "@mec/domain/account";
import { beforeEach, describe, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../../../test/harness.ts";
import { fileBody } from "../../../test/multipart.ts";

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});

const verify = (bytes: Uint8Array) =>
  server.visitor().send("POST", "/api/signature/verification", undefined, fileBody(bytes, "copie.pdf"));

describe("the verification of a file by anyone", () => {
  it.each<[string, Buffer]>([
    ["empty", Buffer.alloc(0)],
    ["that is no PDF", Buffer.from("bonjour")],
    ["that only says it is one", Buffer.from("%PDF-1.7\n/ByteRange [0 10 20 30]\n%%EOF")],
    ["that is a PDF cut short", Buffer.from("%PDF-1.7\n1 0 obj\n<< /Type /Catalog")],
  ])("says of a file %s that nobody here has sealed it", async (_, bytes) => {
    const answer = await verify(bytes);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ known: false, signers: [], title: null, sealedAt: null });
    expect(["not-sealed", "sealed-elsewhere"]).toContain(answer.json().verdict);
  });

  it("refuses a file that is too large", async () => {
    const answer = await verify(Buffer.alloc(maxVerifiedBytes + 1, 32));
    expect(answer.statusCode).toBe(413);
    expect(answer.json().message).toBe("FILE_TOO_LARGE");
  });

  it("keeps nothing of the file", async () => {
    const bytes = Buffer.from("%PDF-1.7 un secret");
    await verify(bytes);
    const { sha256 } = (await verify(bytes)).json();
    expect(await server.deps.storage.get(`${sha256}.pdf`)).toBeNull();
  });

  it("is limited for one address", async () => {
    for (let tries = 0; tries < limits.uploadsPerIp.points; tries += 1) {
      expect((await verify(Buffer.from("bonjour"))).statusCode).toBe(200);
    }
    expect((await verify(Buffer.from("bonjour"))).statusCode).toBe(429);
  });
});
