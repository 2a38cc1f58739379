import { documentCalls } from "@mec/api/document";
import { asConsumer } from "@mec/domain/point";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { type DocumentsScene, documentsScene } from "../../../test/document-fixtures.ts";
import { startTestServer, type TestServer } from "../../../test/harness.ts";
import { endWaiting } from "../../../test/jobs.ts";
import { SignatureUnavailable } from "../../gateways/signature/port.ts";

let server: TestServer;
let scene: DocumentsScene;
beforeEach(async () => {
  server = await startTestServer();
  scene = await documentsScene(server);
  await server.settle();
});

async function send(): Promise<void> {
  await scene.owner.call(documentCalls.sendDocuments, {
    params: { id: scene.projectId, kind: "bulletin" },
    body: { participants: scene.consumers.map(asConsumer) },
  });
}
async function bulletin() {
  const [consumer] = await scene.owner.call(documentCalls.listDocuments, { params: { id: scene.projectId } });
  return consumer?.bulletin;
}
/** Ends the waiting time before the next try. */
async function tryAgain(): Promise<void> {
  await endWaiting(server.deps.db);
  await server.settle();
}

describe("what cannot leave for the moment", () => {
  it("is said to be late when the signature provider is away, and leaves as soon as it is back", async () => {
    await send();
    vi.spyOn(server.deps.signature, "create").mockRejectedValueOnce(new SignatureUnavailable("No answer"));
    await expect(server.settle()).rejects.toThrow("No answer");
    expect(await bulletin()).toMatchObject({ status: "IN_TRANSIT", isDelayed: true });
    await tryAgain();
    expect(await bulletin()).toMatchObject({ status: "SENT", isDelayed: false });
  });

  it("is said to be late when the mail server is away: the document is there, its signer does not know yet", async () => {
    await send();
    vi.spyOn(server.deps.mailer, "send").mockRejectedValueOnce(new Error("connection refused"));
    await expect(server.settle()).rejects.toThrow("connection refused");
    expect(await bulletin()).toMatchObject({ status: "SENT", isDelayed: true });
    await tryAgain();
    expect(await bulletin()).toMatchObject({ status: "SENT", isDelayed: false });
    expect(server.mails.filter(({ subject }) => subject.includes("votre signature"))).toHaveLength(1);
  });
});
