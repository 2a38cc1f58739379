import { randomUUID } from "node:crypto";
import { signatureCalls } from "@mec/api/signature";
import { beforeEach, describe, expect, it } from "vitest";
import type { TestServer } from "../../../test/harness.ts";
import { fileBody } from "../../../test/multipart.ts";
import {
  aSigning,
  type Signer,
  type Signing,
  signAll,
  signerAt,
  startDocuments,
} from "../../../test/signature-fixtures.ts";
import { pdf } from "../../../test/upload-files.ts";

let server: TestServer;
let signing: Signing;
let signer: Signer;
beforeEach(async () => {
  ({ server, signing } = await startDocuments("bulletin"));
  signer = signerAt(server, signing.participant.email);
});

async function upload({ owner, projectId }: Signing, kind = "pmo-status"): Promise<string> {
  const body = fileBody(await pdf(), "statuts.pdf");
  const answer = await owner.send("POST", `/api/project/${projectId}/${kind}`, undefined, body);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().id;
}

const open = (docId: string, token = signer.token) =>
  server.visitor().send("GET", `/api/signature/${token}/statutes/${docId}/presigned-url`);
const listed = async () =>
  (await server.visitor().call(signatureCalls.readSignatureSummary, { params: { token: signer.token } }))
    .statutes;

describe("the statutes that a membership form makes one accept", () => {
  it("are read by the link, before and after it has signed", async () => {
    expect(await listed()).toEqual([]);
    const id = await upload(signing);
    expect(await listed()).toEqual([{ id, name: "statuts.pdf" }]);
    const file = await server.visitor().send("GET", (await open(id)).json().presignedUrl);
    expect(file.statusCode).toBe(200);
    expect(file.rawPayload.subarray(0, 5).toString()).toBe("%PDF-");
    await signAll(server, signing.participant.email);
    expect((await open(id)).statusCode).toBe(200);
  });

  it("are asked of the legal body that the form names while nobody uploaded them, whoever sees the project", async () => {
    const asked = async () =>
      (await server.visitor().call(signatureCalls.readSignatureSummary, { params: { token: signer.token } }))
        .askStatutesAt;
    await server.deps.db.updateTable("project").set({ visibility: false }).execute();
    expect(await asked()).toMatch(/@/u);
    await upload(signing);
    expect(await asked()).toBeUndefined();
  });

  it("are those of its own project only, and no other file of it", async () => {
    const foreign = await upload(await aSigning(server));
    const rules = await upload(signing, "internal-rules");
    for (const id of [foreign, rules, randomUUID()]) expect((await open(id)).statusCode).toBe(404);
  });

  it("are shown to no stranger, nor by a link that is too old or revoked", async () => {
    const id = await upload(signing);
    expect((await open(id, "A".repeat(43))).statusCode).toBe(404);
    server.setNow(new Date(Date.now() + 61 * 86_400_000));
    expect((await open(id)).statusCode).toBe(404);
    expect(await listed()).toEqual([]);
    server.setNow(new Date());
    await server.deps.db.updateTable("signature_link").set({ revoked_at: new Date() }).execute();
    expect((await open(id)).statusCode).toBe(404);
  });
});
