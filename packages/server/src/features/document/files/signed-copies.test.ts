import { documentCalls } from "@mec/api/document";
import { pointCalls } from "@mec/api/point";
import { asConsumer, asProducer } from "@mec/domain/point";
import { unzipSync } from "fflate";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { aProductionPoint, aSignatory, move } from "../../../../test/application-fixtures.ts";
import { type DocumentsScene, documentsScene } from "../../../../test/document-fixtures.ts";
import { startTestServer, type TestServer, type Visitor } from "../../../../test/harness.ts";
import { applicationRow, projectRow } from "../../../../test/rows.ts";
import { emit, signAll } from "../../../../test/signature-fixtures.ts";
import { verifySeal } from "../../../seal/index.ts";

const producer = "remi@toit.fr";
const consumer = (rank: number) => `hugo${rank}@exemple.fr`;

let server: TestServer;
let scene: DocumentsScene;
beforeEach(async () => {
  server = await startTestServer();
  scene = await documentsScene(server, { consumers: 2 });
});

async function send(): Promise<void> {
  await scene.owner.call(documentCalls.sendDocumentSets, {
    params: { id: scene.projectId },
    body: { participants: [...scene.consumers.map(asConsumer), asProducer(scene.productionPointId)] },
  });
  await server.settle();
}
const ask = (visitor: Visitor, pointId = scene.productionPointId) =>
  visitor.send("GET", `/api/production-point/${pointId}/signed-copies`);
const withNotice = (noticeMonths: number) =>
  sql`data || jsonb_build_object('terms', jsonb_build_object('noticeMonths', ${noticeMonths}::int))`;

/** A contract that all have signed, sold to so many others, with three months of notice. */
async function soldAgain(times: number): Promise<void> {
  const { db } = server.deps;
  await sql`with sold as (
      select d.*, r.id as request_id, gen_random_uuid() as copy, gen_random_uuid() as asked
      from document d join signature_request r on r.document_id = d.id, generate_series(1, ${times})
      where d.kind = 'salesContract' and d.status = 'DONE'
    ), documents as (
      insert into document (id, project_id, kind, status, data, final_key, created_at, updated_at)
      select copy, project_id, kind, status, ${withNotice(3)}, final_key, created_at, updated_at
      from sold
    ), requests as (
      insert into signature_request (id, document_id, provider, provider_id, status, expires_at, created_at)
      select asked, copy, 'embedded', asked::text, r.status, r.expires_at, r.created_at
      from sold join signature_request r on r.id = sold.request_id
    )
    insert into signature_signer (request_id, position, role, first_name, last_name, email, account_id, status, signed_at, signed_name)
    select asked, s.position, s.role, s.first_name, s.last_name, s.email, s.account_id, s.status, s.signed_at, s.signed_name
    from sold join signature_signer s on s.request_id = sold.request_id`.execute(db);
}
async function copies(): Promise<Record<string, Uint8Array>> {
  const answer = await ask(scene.producer);
  expect(answer.statusCode).toBe(200);
  return unzipSync(answer.rawPayload);
}

describe("the signed copies of a producer", () => {
  it("are none while nobody else has signed", async () => {
    expect((await ask(scene.producer)).json()).toMatchObject({ statusCode: 409, message: "NO_DOCUMENT" });
    await send();
    await signAll(server, consumer(0));
    expect((await ask(scene.producer)).statusCode).toBe(409);
  });

  it("are his own documents and the contract of each consumer that he signed, sealed", async () => {
    await send();
    await signAll(server, consumer(0));
    await signAll(server, producer);
    expect(Object.keys(await copies()).sort()).toEqual([
      "Bulletin d’adhésion/bulletin-d-adhesion-remi-toiture-signe.pdf",
      "Contrat de vente/contrat-de-vente-hugo-petit-a-maison-0-signe.pdf",
    ]);
    await signAll(server, consumer(1));
    await signAll(server, producer);
    await signAll(server, "odile@watts.fr");
    const all = await copies();
    expect(Object.keys(all)).toHaveLength(4);
    for (const bytes of Object.values(all)) expect(verifySeal(bytes)).toMatchObject({ intact: true });
  });

  it("are listed by consumer, each with its file, once the consumer has signed", async () => {
    const params = { id: scene.productionPointId };
    const list = () => scene.producer.call(documentCalls.listProducerSales, { params });
    await send();
    expect(await list()).toEqual([]);
    await signAll(server, consumer(1));
    const [sale, ...others] = await list();
    expect(others).toEqual([]);
    // He named another mailbox than his account's: who reads it signs.
    expect(sale).toMatchObject({ state: "to-sign", signer: "Rémi Toiture" });
    const ofAccount = { email: scene.producer.email.toUpperCase() };
    const named = server.deps.db.updateTable("signature_signer").where("email", "=", producer);
    await named.set(ofAccount).execute();
    expect((await list())[0]).not.toHaveProperty("signer");
    await server.deps.db
      .updateTable("signature_signer")
      .set({ email: producer })
      .where("email", "=", ofAccount.email)
      .execute();
    expect(sale?.consumer).toMatch(/^Hugo/);
    const query = { signatureRequestId: sale?.signatureId ?? "" };
    expect(await scene.producer.call(documentCalls.linkProducerDocument, { params, query })).toHaveProperty(
      "presignedUrl",
    );
    await signAll(server, producer);
    expect((await list())[0]).toMatchObject({ state: "signed" });
  });

  it("say of the contract that its buyer retracted when he did so", async () => {
    await send();
    await signAll(server, consumer(0));
    await signAll(server, producer);
    const params = { id: scene.productionPointId };
    const retracted = async () => {
      const copies = await scene.producer.call(documentCalls.listSignedCopies, { params });
      return copies.map(({ kind, retractedAt }) => [kind, typeof retractedAt]).toSorted();
    };
    expect(await retracted()).toEqual([
      ["bulletin", "undefined"],
      ["salesContract", "undefined"],
    ]);
    const buyer = scene.consumers[0] ?? "";
    const { id } = await server.deps.db
      .selectFrom("application")
      .select("id")
      .where("consumption_point_id", "=", buyer)
      .executeTakeFirstOrThrow();
    expect((await scene.consumer.send("POST", `/api/application/${id}/retraction`)).statusCode).toBe(201);
    await server.settle();
    expect(await retracted()).toEqual([
      ["bulletin", "undefined"],
      ["salesContract", "string"],
    ]);
    expect(Object.keys(await copies())).toContain(
      "Contrat de vente/contrat-de-vente-hugo-petit-a-maison-0-signe-retracte.pdf",
    );
    const contract = (await scene.producer.call(documentCalls.listSignedCopies, { params })).find(
      ({ kind }) => kind === "salesContract",
    );
    const query = { signatureRequestId: contract?.documentId ?? "" };
    const { presignedUrl } = await scene.producer.call(documentCalls.linkProducerDocument, { params, query });
    const file = await scene.producer.send("GET", presignedUrl);
    expect(file.headers["content-disposition"]).toContain(
      "contrat-de-vente-hugo-petit-a-maison-0-signe-retracte.pdf",
    );
  });

  it("stay his when the consumer has gone, or he has", async () => {
    await send();
    await signAll(server, consumer(0));
    await signAll(server, producer);
    const before = Object.keys(await copies());
    await server.deps.db.updateTable("document").set({ superseded_at: new Date() }).execute();
    await server.deps.db.updateTable("production_point").set({ project_id: null }).execute();
    await server.deps.db
      .updateTable("document")
      .set({ consumption_point_id: null })
      .where("kind", "=", "salesContract")
      .where("status", "=", "DONE")
      .execute();
    expect(Object.keys(await copies())).toEqual(before);
  });

  it("are listed by name once he has left, each with its file; the contract of who buys from him still binds him", async () => {
    const params = { id: scene.productionPointId };
    const list = () => scene.producer.call(documentCalls.listSignedCopies, { params });
    expect(await list()).toEqual([]);
    await send();
    await signAll(server, consumer(0));
    await signAll(server, producer);
    await scene.producer.send("GET", "/api/session");
    const application = await server.deps.db
      .selectFrom("application")
      .select("id")
      .where("production_point_id", "=", scene.productionPointId)
      .executeTakeFirst();
    if (application) await move(scene.producer, application.id, { status: "REJECTED" });
    else await server.deps.db.updateTable("production_point").set({ project_id: null }).execute();
    const copies = await list();
    expect(copies.map(({ kind, buyer, binds }) => ({ kind, buyer, binds }))).toEqual(
      expect.arrayContaining([
        { kind: "bulletin", buyer: null, binds: false },
        { kind: "salesContract", buyer: expect.stringMatching(/^Hugo/), binds: true },
      ]),
    );
    for (const { documentId } of copies) {
      const link = await scene.producer.call(documentCalls.linkProducerDocument, {
        params,
        query: { signatureRequestId: documentId },
      });
      expect(link).toHaveProperty("presignedUrl");
    }
    for (const other of [scene.owner, scene.consumer])
      expect((await other.send("GET", `/api/production-point/${params.id}/signed-copy`)).statusCode).toBe(
        404,
      );
    // Its buyer has left: nothing of the contract is to come.
    await server.deps.db.updateTable("document").set({ superseded_at: new Date() }).execute();
    expect((await list()).map(({ binds }) => binds)).toEqual(copies.map(() => false));
  });

  it("are listed a part at a time, and all are counted", async () => {
    await send();
    await signAll(server, consumer(0));
    await signAll(server, consumer(1));
    await signAll(server, producer);
    const page = (number: number) =>
      scene.producer.send(
        "GET",
        `/api/production-point/${scene.productionPointId}/signed-copy?page=${number}&pageSize=2`,
      );
    const [first, second] = [(await page(1)).json(), (await page(2)).json()];
    expect([first.total, second.total]).toEqual([3, 3]);
    const ids = [...first.items, ...second.items].map(({ documentId }) => documentId);
    expect(new Set(ids).size).toBe(3);
  });

  it("are counted where they bind who has left, beyond the 500 that a list names, with the last of their notices", async () => {
    const params = { id: scene.productionPointId };
    const bound = () => scene.producer.call(documentCalls.getStillBound, { params });
    const none = { contracts: 0, only: null, hasAsked: false, noticeEndsOn: null };
    expect(await bound()).toEqual(none);
    await send();
    await signAll(server, consumer(0));
    await signAll(server, producer);
    const { db } = server.deps;
    await sql`update document set data = ${withNotice(2)} where kind = 'salesContract' and status = 'DONE'`.execute(
      db,
    );
    const only = { buyer: expect.stringMatching(/^Hugo/), noticeMonths: 2 };
    expect(await bound()).toEqual({ ...none, contracts: 1, only });
    // The same contract with 500 other buyers, with a longer notice.
    await soldAgain(500);
    const departure = { leavingOn: "2026-12-01", reason: "", requestedAt: "2026-11-30T23:30:00.000Z" };
    const given = { projectId: scene.projectId, productionPointId: params.id, status: "SIGNED" } as const;
    const id = await applicationRow(db, given);
    await db
      .updateTable("application")
      .set({ departure: JSON.stringify(departure) })
      .where("id", "=", id)
      .execute();
    await db.updateTable("production_point").set({ project_id: null }).execute();
    // Half past midnight in Paris: the notice begins in December.
    expect(await bound()).toEqual({ contracts: 501, only: null, hasAsked: true, noticeEndsOn: "2027-03-01" });
    const list = await scene.producer.call(documentCalls.listSignedCopies, { params });
    expect(list).toHaveLength(500);
    for (const other of [scene.owner, scene.consumer])
      expect((await other.send("GET", `/api/production-point/${params.id}/still-bound`)).statusCode).toBe(
        404,
      );
  });

  it("name to who leaves one project no buyer of another where his plant sold before", async () => {
    await send();
    await signAll(server, consumer(0));
    await signAll(server, producer);
    const { db } = server.deps;
    const projectId = await projectRow(db, scene.owner.id, { name: "Voisins" });
    const given = { projectId, productionPointId: scene.productionPointId, status: "REJECTED" } as const;
    const applicationId = await applicationRow(db, given);
    server.mails.length = 0;
    await emit(server, { type: "left-after-signing", applicationId, documentIds: [], sold: 1 });
    const [mail] = server.mails.filter(({ to }) => to === scene.producer.email);
    expect(mail?.text).toContain("Vous aviez signé\u00a0: 1\u00a0contrat de vente.");
    expect(mail?.text).not.toContain("Hugo Petit");
  });

  it("are nobody else's: neither the owner's, nor a consumer's, nor who produces there without having signed", async () => {
    await send();
    await signAll(server, consumer(0));
    await signAll(server, producer);
    for (const other of [scene.owner, scene.consumer]) expect((await ask(other)).statusCode).toBe(404);
    expect((await ask(server.visitor())).statusCode).toBe(401);
    const late = await scene.owner.call(pointCalls.createProductionPoint, {
      body: aProductionPoint({ projectId: scene.projectId }),
    });
    // He claims the other producer's mailbox as his signatory's.
    const identity = { ...aSignatory, email: producer };
    await server.deps.db
      .insertInto("signatory")
      .values({ production_point_id: late.id, identity: JSON.stringify(identity), updated_at: new Date() })
      .execute();
    expect((await ask(scene.owner, late.id)).json().message).toBe("NO_DOCUMENT");
  });
});
