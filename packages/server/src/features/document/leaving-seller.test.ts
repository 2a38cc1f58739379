import { applicationCalls } from "@mec/api/application";
import { documentCalls } from "@mec/api/document";
import { overviewCalls } from "@mec/api/overview";
import { signatureCalls } from "@mec/api/signature";
import { asConsumer } from "@mec/domain/point";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { setStatus } from "../../../test/application-fixtures.ts";
import { dayToCome } from "../../../test/days-to-come.ts";
import { type DocumentsScene, documentRows, documentsScene } from "../../../test/document-fixtures.ts";
import { startTestServer, type TestServer } from "../../../test/harness.ts";
import { acceptAnother } from "../../../test/late-producer.ts";
import { mailedLink, openAll, readSession, signAll, signerAt } from "../../../test/signature-fixtures.ts";

const buyer = "hugo0@exemple.fr";
const why =
  "Paule Roche a demandé à quitter le projet\u00a0: aucun nouveau contrat de vente n’est préparé à son nom.";

let server: TestServer;
let scene: DocumentsScene;
let paule: Awaited<ReturnType<typeof acceptAnother>>;

/** Rémi sells from his roof, and Paule from hers, who has signed and may ask to leave. */
beforeEach(async () => {
  server = await startTestServer();
  scene = await documentsScene(server, { consumers: 1 });
  paule = await acceptAnother({ server, scene });
  const plant = server.deps.db.updateTable("production_point").where("id", "=", paule.id);
  await plant.set({ prm: "30009999999983" }).execute();
  await setStatus(server, paule.applicationId, "SIGNED");
  await server.forgetMails();
});

const params = () => ({ id: paule.applicationId });
const ask = () =>
  paule.person.call(applicationCalls.requestDeparture, {
    params: params(),
    body: { leavingOn: dayToCome, reason: "" },
  });
const order = async () =>
  scene.owner.call(documentCalls.sendDocumentSets, {
    params: { id: scene.projectId },
    body: { participants: scene.consumers.map(asConsumer) },
  });
async function send() {
  const sending = await order();
  await server.settle();
  return sending.results.find(({ kind }) => kind === "salesContract");
}
const listed = () => scene.owner.call(documentCalls.listDocuments, { params: { id: scene.projectId } });
const lineOf = async (id = scene.consumers[0]) => (await listed()).find((one) => one.id === id);
/** To how many the owner's home has something to send. */
const toSend = async () => {
  const { toDo } = await scene.owner.call(overviewCalls.getOverview, { params: { id: scene.projectId } });
  return toDo.find(({ kind }) => kind === "send-papers")?.count ?? 0;
};
/** Whom the living contract names. */
async function named(): Promise<string[]> {
  const { rows } = await sql<{ seller: string }>`
    select one->>'pointId' as seller from document d cross join lateral jsonb_array_elements(d.data->'producers') one
    where d.kind = 'salesContract' and d.superseded_at is null`.execute(server.deps.db);
  return rows.map(({ seller }) => seller).sort();
}
const remiAlone = async () => {
  await server.deps.db
    .updateTable("production_point")
    .set({ project_id: null })
    .where("id", "=", scene.productionPointId)
    .execute();
};
const both = () => [scene.productionPointId, paule.id].sort();

describe("a contract that is sent names its producers", () => {
  it("both while both stay", async () => {
    expect((await lineOf())?.salesContract.reason).toBeNull();
    expect(await send()).toMatchObject({ ok: true });
    expect(await named()).toEqual(both());
  });

  it("without who has asked to leave, and the owner's list says whom and why", async () => {
    await ask();
    expect((await lineOf())?.salesContract).toMatchObject({ status: "READY", reason: why });
    expect((await lineOf(paule.id))?.salesContract.reason).toBe(why);
    expect(await send()).toMatchObject({ ok: true });
    expect(await named()).toEqual([scene.productionPointId]);
  });

  it("without who has gone, of whom nothing more is said", async () => {
    await ask();
    await scene.owner.call(applicationCalls.settleDeparture, { params: params() });
    expect((await lineOf())?.salesContract).toMatchObject({ status: "READY", reason: null });
    await send();
    expect(await named()).toEqual([scene.productionPointId]);
  });

  it("both again where she stays after all", async () => {
    await ask();
    await paule.person.call(applicationCalls.withdrawDeparture, { params: params() });
    await send();
    expect(await named()).toEqual(both());
  });
});

describe("a contract that names who asks to leave", () => {
  it("goes to nobody where it is still being prepared, and is made anew without her", async () => {
    await order();
    await ask();
    await server.settle();
    expect(await named()).toEqual([]);
    const contracts = sql<{ kind: string }>`select d.kind from signature_request r
      join document d on d.id = r.document_id where d.kind = 'salesContract'`;
    expect((await contracts.execute(server.deps.db)).rows).toEqual([]);
    expect((await lineOf())?.salesContract).toMatchObject({ status: "READY", reason: why });
    await send();
    expect(await named()).toEqual([scene.productionPointId]);
  });

  it("stays with its signers where it was sent, and is signed as it is where all have", async () => {
    await send();
    await ask();
    await server.settle();
    expect((await lineOf())?.salesContract).toMatchObject({ status: "SENT", reason: null });
    for (const email of [buyer, "remi@toit.fr", paule.person.email]) await signAll(server, email);
    expect((await lineOf())?.salesContract).toMatchObject({ status: "DONE", reason: null });
    expect(await named()).toEqual(both());
  });

  it("is not added to one that all have signed with another", async () => {
    await server.deps.db
      .updateTable("production_point")
      .set({ prm: null })
      .where("id", "=", paule.id)
      .execute();
    await send();
    for (const email of [buyer, "remi@toit.fr"]) await signAll(server, email);
    await server.deps.db
      .updateTable("production_point")
      .set({ prm: "30009999999983" })
      .where("id", "=", paule.id)
      .execute();
    expect((await lineOf())?.salesContract.status).toBe("READY");
    // Rémi's own documents are to send too, whatever she asks.
    expect(await toSend()).toBe(2);
    await ask();
    expect(await toSend()).toBe(1);
    expect((await lineOf())?.salesContract).toMatchObject({ status: "DONE", alreadySigned: 1, reason: why });
    expect(await send()).toMatchObject({ ok: false, error: why });
  });
});

describe("where she alone sells and has asked to leave", () => {
  beforeEach(async () => {
    await remiAlone();
    await ask();
    await server.forgetMails();
  });

  it("the contract is refused with why, and the rest goes without promising one", async () => {
    expect(await send()).toMatchObject({ ok: false, status: "NOT-READY", missing: [], error: why });
    const kinds = (await documentRows(server, scene.projectId)).map(({ kind }) => kind);
    expect(kinds).toEqual(["accord", "bulletin"]);
    expect((await lineOf())?.salesContract).toMatchObject({ status: "NOT-READY", gaps: [], reason: why });
    await openAll(signerAt(server, buyer));
    expect((await readSession(signerAt(server, buyer))).toCome).toBeUndefined();
    const { essentials } = await server.visitor().call(signatureCalls.readSignatureSummary, {
      params: { token: mailedLink(server, buyer) },
    });
    expect(essentials.map(({ text }) => text).join(" ")).not.toContain("se signe à part");
  });

  it("her buyer reads that none comes for now, and not who leaves", async () => {
    const read = await scene.consumer.call(documentCalls.getConsumerDocuments, {
      params: { id: scene.consumers[0] ?? "" },
    });
    expect(read).toMatchObject({ isUnsold: true, salesContract: { status: "NOT-READY", reason: null } });
  });

  it("he is not held back: his owner settles the sale elsewhere, and his two signatures complete his documents", async () => {
    await send();
    await scene.owner.call(documentCalls.ignoreDocuments, {
      params: { id: scene.projectId, kind: "salesContract" },
      body: { participants: scene.consumers.map(asConsumer) },
    });
    for (const email of [buyer, "odile@watts.fr"]) await signAll(server, email);
    const { status } = await server.deps.db
      .selectFrom("application")
      .select("status")
      .where("consumption_point_id", "=", scene.consumers[0] ?? "")
      .executeTakeFirstOrThrow();
    expect(status).toBe("SIGNED");
  });
});

it("what was promised before is promised no more once its only seller asks to leave", async () => {
  await remiAlone();
  const plant = server.deps.db.updateTable("production_point").where("id", "=", paule.id);
  await plant.set({ prm: null }).execute();
  await send();
  await openAll(signerAt(server, buyer));
  expect((await readSession(signerAt(server, buyer))).toCome).toEqual(["salesContract"]);
  await ask();
  expect((await readSession(signerAt(server, buyer))).toCome).toBeUndefined();
});
