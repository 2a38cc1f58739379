import type { LightMyRequestResponse } from "fastify";
import { beforeEach, describe, expect, it } from "vitest";
import { createRequests } from "../src/features/signature/create-requests.ts";
import { findTampering } from "../src/features/signature/evidence/evidence-faults.ts";
import { sealRequest } from "../src/features/signature/signed-papers/seal-request.ts";
import { startTestServer, type TestServer } from "./harness.ts";
import {
  aSigning,
  askCode,
  emit,
  openAll,
  prepare,
  readSession,
  type Signer,
  type Signing,
  sendSignature,
  sendToSign,
  signAll,
  signerAt,
} from "./signature-fixtures.ts";

const times = 12;
const together = <T>(ask: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: times }, (_, index) => ask(index)));
const codes = (answers: readonly LightMyRequestResponse[]) => answers.map(({ statusCode }) => statusCode);

let server: TestServer;
let signing: Signing;
beforeEach(async () => {
  server = await startTestServer();
  signing = await aSigning(server);
});

const statuses = async () => {
  const rows = await server.deps.db.selectFrom("document").select("status").execute();
  return rows.map(({ status }) => status);
};
async function countEvents(type: string): Promise<number> {
  const rows = await server.deps.db
    .selectFrom("signature_event")
    .select("type")
    .where("type", "=", type)
    .execute();
  return rows.length;
}
/** Every evidence chain is whole, whatever happened at the same moment. */
async function expectWholeChains(): Promise<void> {
  for (const { id } of await server.deps.db.selectFrom("signature_request").select("id").execute()) {
    expect(await findTampering(server.deps, id)).toBeNull();
  }
}

/** On PostgreSQL these truly run at once; PGlite takes them one after the other. */
describe("at the same moment", () => {
  it("a document is handed over a dozen times: one request, one mail", async () => {
    const ids = await prepare(server, signing, ["bulletin", "accord"]);
    await together(() => createRequests(server.deps, ids));
    await server.settle();
    const requests = await server.deps.db.selectFrom("signature_request").select("document_id").execute();
    expect(requests.map((request) => request.document_id).sort()).toEqual([...ids].sort());
    expect(server.mails.filter(({ subject }) => subject.includes("à signer"))).toHaveLength(1);
    await expectWholeChains();
  });

  it("one person reads, and signs, in a dozen tabs: signed once, answered the same", async () => {
    await sendToSign(server, signing, ["bulletin", "accord"]);
    const signer = signerAt(server, signing.participant.email);
    await together(() => readSession(signer));
    expect(await countEvents("opened")).toBe(2);
    const code = await askCode(server, signer);
    expect(new Set(codes(await together(() => sendSignature(signer, code))))).toEqual(new Set([200]));
    expect(await countEvents("signed")).toBe(2);
    await expectWholeChains();
  });

  it("a code is guessed from everywhere at once: five tries, no more", async () => {
    await sendToSign(server, signing, ["bulletin"]);
    const signer = signerAt(server, signing.participant.email);
    await readSession(signer);
    const code = Number(await askCode(server, signer));
    const answers = await together((index) =>
      sendSignature(signer, String((code + 1 + index) % 1_000_000).padStart(6, "0")),
    );
    const said = answers.map((answer) => answer.json().message);
    expect(said.filter((message) => message === "WRONG_CODE")).toHaveLength(5);
    expect(said.filter((message) => message === "TOO_MANY_CODES")).toHaveLength(times - 5);
  });

  it("all the signers of the same turn sign: the document is completed once", async () => {
    const sellers = [1, 2, 3].map((index) => ({
      ...signing.producer,
      firstName: "Paule",
      email: `paule${index}@exemple.fr`,
    }));
    const [documentId = ""] = await prepare(server, signing, ["salesContract"]);
    const { data } = await server.deps.db.selectFrom("document").select("data").executeTakeFirstOrThrow();
    const [producer] = (data as { producers: { site: object }[] }).producers;
    const producers = sellers.map((identity) => ({ ...producer, identity }));
    await server.deps.db
      .updateTable("document")
      .set({ data: JSON.stringify({ ...data, producers }) })
      .execute();
    await emit(server, { type: "signature-wanted", documentIds: [documentId] });
    await signAll(server, signing.participant.email);
    const ready: [Signer, string, { name: string }][] = [];
    for (const { email } of sellers) {
      const signer = signerAt(server, email);
      const named = await openAll(signer);
      ready.push([signer, await askCode(server, signer), named]);
    }
    const answers = await Promise.all(ready.map((one) => sendSignature(...one)));
    expect(codes(answers)).toEqual([200, 200, 200]);
    await server.settle();
    expect(await statuses()).toEqual(["DONE"]);
    expect(await countEvents("sealed")).toBe(1);
    await expectWholeChains();
  });

  it("a completed document is sealed a dozen times: one copy, told once", async () => {
    await sendToSign(server, signing, ["bulletin"]);
    const signer = signerAt(server, signing.participant.email);
    await readSession(signer);
    await sendSignature(signer, await askCode(server, signer));
    const { id } = await server.deps.db
      .selectFrom("signature_request")
      .select("id")
      .executeTakeFirstOrThrow();
    await together(() => sealRequest(server.deps, id));
    await server.settle();
    expect(await countEvents("sealed")).toBe(1);
    expect(server.mails.filter(({ subject }) => subject.startsWith("Votre document signé"))).toHaveLength(1);
    await expectWholeChains();
  });

  it("signing meets declining and reminding: one of the two wins, whole", async () => {
    for (let round = 0; round < 6; round += 1) {
      const one = await aSigning(server);
      const [documentId = ""] = await sendToSign(server, one, ["bulletin"]);
      const signer = signerAt(server, one.participant.email);
      await readSession(signer);
      const code = await askCode(server, signer);
      const answers = await Promise.all([
        sendSignature(signer, code),
        signer.send("POST", `/api/signature/${signer.token}/decline`, { reason: "Finalement non.", code }),
        emit(server, { type: "signature-reminder", documentIds: [documentId] }),
      ]);
      expect([codes(answers.slice(0, 2) as LightMyRequestResponse[])].flat().sort()).toEqual([200, 409]);
      await server.settle();
      const { status } = await server.deps.db
        .selectFrom("document")
        .select("status")
        .where("id", "=", documentId)
        .executeTakeFirstOrThrow();
      expect(["DONE", "DECLINED"]).toContain(status);
    }
    expect((await countEvents("signed")) + (await countEvents("declined"))).toBe(6);
    await expectWholeChains();
  });

  it("people sign while their project is deleted: nothing breaks", async () => {
    await sendToSign(server, signing, ["bulletin"]);
    const signer = signerAt(server, signing.participant.email);
    await readSession(signer);
    const code = await askCode(server, signer);
    const answers = await Promise.all([
      sendSignature(signer, code),
      signing.owner.send("DELETE", `/api/project/${signing.projectId}`),
      sendSignature(signer, code),
    ]);
    expect(codes(answers).filter((status) => status >= 500)).toEqual([]);
    await server.settle();
  });
});
