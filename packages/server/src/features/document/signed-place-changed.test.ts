import { annexeCalls, documentCalls } from "@mec/api/document";
import { overviewCalls } from "@mec/api/overview";
import { pointCalls } from "@mec/api/point";
import { signatoryCalls } from "@mec/api/signatory";
import type { Address } from "@mec/domain/address";
import { asConsumer } from "@mec/domain/point";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { addressAt, move } from "../../../test/application-fixtures.ts";
import { type DocumentsScene, documentsScene } from "../../../test/document-fixtures.ts";
import { company } from "../../../test/document-samples.ts";
import { startTestServer, type TestServer } from "../../../test/harness.ts";
import { columnOf, linesOf } from "../../../test/read-annexe.ts";
import { signAll } from "../../../test/signature-fixtures.ts";

const another = "30008888888888";
const hugo = "hugo0@exemple.fr";

let server: TestServer;
let scene: DocumentsScene;
let home: { id: string };
beforeEach(async () => {
  server = await startTestServer();
  scene = await documentsScene(server, { consumers: 1 });
  home = { id: scene.consumers[0] ?? "" };
});

async function send(): Promise<void> {
  const params = { id: scene.projectId };
  const body = { participants: [asConsumer(home.id)] };
  await scene.owner.call(documentCalls.sendDocumentSets, { params, body });
  await server.settle();
}
async function signed(): Promise<void> {
  for (const email of [hugo, "odile@watts.fr", "remi@toit.fr"]) await signAll(server, email);
}
async function allSigned(): Promise<void> {
  await send();
  await signed();
  expect(await statuses()).toEqual(["DONE", "DONE", "DONE"]);
  server.mails.length = 0;
}
async function givesMeter(prm: string): Promise<void> {
  await scene.consumer.call(pointCalls.giveConsumptionConsent, { params: home, body: { prm, sge: true } });
  await server.settle();
}
const read = async () => await scene.consumer.call(documentCalls.getConsumerDocuments, { params: home });
async function statuses() {
  const documents = await read();
  return documents && [documents.bulletin.status, documents.accord.status, documents.salesContract.status];
}
const mailsTo = (email: string) =>
  server.mails.filter(({ to }) => to === email).map(({ subject, text }) => `${subject}\n${text}`);
async function start() {
  const { id } = await server.deps.db.selectFrom("application").select("id").executeTakeFirstOrThrow();
  return move(scene.owner, id, { status: "EXPLOITATION", confirmLeftOut: true });
}
/** How many places have documents to send; one of them is the owner's own plant, of which nothing is sent here. */
async function placesToSend(): Promise<number | undefined> {
  const { toDo } = await scene.owner.call(overviewCalls.getOverview, { params: { id: scene.projectId } });
  return toDo.find(({ kind }) => kind === "send-papers")?.count;
}

describe("a meter that changes once all have signed", () => {
  beforeEach(allSigned);

  it("has the accord and the contract sent and signed anew, and the membership stays", async () => {
    expect(await placesToSend()).toBe(1);
    await givesMeter(another);
    expect(await statuses()).toEqual(["DONE", "READY", "READY"]);
    const documents = await read();
    expect(documents?.formerMeter).toEqual({ takenBack: 0, signed: 1, toRenew: 2 });
    expect(documents?.namedBefore).toEqual(["meter"]);
    expect(documents?.accord.reason).toMatch(/autre numéro de PDL/u);
    expect(await placesToSend()).toBe(2);
    await send();
    expect(await statuses()).toEqual(["DONE", "SENT", "SENT"]);
    expect(await placesToSend()).toBe(1);
    await signed();
    expect(await statuses()).toEqual(["DONE", "DONE", "DONE"]);
    expect((await read())?.namedBefore).toBeUndefined();
  });

  it("keeps the former contract until all have signed the new one", async () => {
    const living = () =>
      server.deps.db
        .selectFrom("document")
        .select("status")
        .where("kind", "=", "salesContract")
        .where("superseded_at", "is", null)
        .orderBy("created_at")
        .execute();
    await givesMeter(another);
    await send();
    expect((await living()).map(({ status }) => status)).toEqual(["DONE", "SENT"]);
    await signed();
    expect(await living()).toEqual([{ status: "DONE" }]);
  });

  it("is told to its owner and to its holder, each with what comes next", async () => {
    await givesMeter(another);
    const [owners] = mailsTo(scene.owner.email);
    expect(owners).toMatch(/2.documents signés par tous.*renvoyez-les à signer/su);
    const [holders] = mailsTo(scene.consumer.email);
    expect(holders).toMatch(/de nouveaux papiers à signer.*rien n’est fourni sous le nouveau numéro/su);
  });

  it("begins to share only once the accord for it is signed", async () => {
    await givesMeter(another);
    const refused = await start();
    expect(refused.statusCode).toBe(409);
    expect(refused.json().issues[0].message).toMatch(/autre compteur/u);
    await send();
    expect((await start()).statusCode).toBe(409);
    await signed();
    expect((await start()).statusCode).toBe(201);
  });

  it("is in the annex without the date of an accord that names another", async () => {
    const dates = async () =>
      columnOf(await linesOf(scene), "Consommateurs", "Accord de participation signé le");
    expect((await dates())[0]).toMatch(/^\d\d\/\d\d\/\d{4}$/u);
    await givesMeter(another);
    expect(columnOf(await linesOf(scene), "Consommateurs", "PRM")).toEqual([another]);
    expect(await dates()).toEqual(["à compléter"]);
    const params = { id: scene.projectId };
    const { gaps } = await scene.owner.call(annexeCalls.getAnnexeOverview, { params });
    expect(gaps.find(({ item }) => item === "accord")?.points).toHaveLength(1);
  });

  it("given back by mistake needs nothing anew", async () => {
    const { prm } = await scene.consumer.call(pointCalls.getConsumptionPoint, { params: home });
    await givesMeter(another);
    await givesMeter(prm);
    expect(await statuses()).toEqual(["DONE", "DONE", "DONE"]);
    expect((await start()).statusCode).toBe(201);
  });

  it("given back by mistake after another accord was sent takes that one back, and the first stands again", async () => {
    const { prm } = await scene.consumer.call(pointCalls.getConsumptionPoint, { params: home });
    await givesMeter(another);
    await send();
    await givesMeter(prm);
    expect(await statuses()).toEqual(["DONE", "DONE", "DONE"]);
    expect((await read())?.formerMeter).toBeUndefined();
    expect((await start()).statusCode).toBe(201);
  });

  it("taken away, and none given, lets nobody begin either", async () => {
    await server.deps.db.updateTable("consumption_point").set({ prm: null }).execute();
    expect((await start()).statusCode).toBe(409);
  });

  it("may be signed outside of the platform instead", async () => {
    await givesMeter(another);
    const params = { id: scene.projectId };
    for (const kind of ["accord", "salesContract"] as const)
      await scene.owner.call(documentCalls.ignoreDocuments, {
        params: { ...params, kind },
        body: { participants: [asConsumer(home.id)] },
      });
    expect(await statuses()).toEqual(["DONE", "IGNORED", "IGNORED"]);
    expect((await start()).statusCode).toBe(201);
  });
});

describe("an address that changes once all have signed", () => {
  const elsewhere = "12 rue d’ailleurs 35000 Rennes";
  async function movesTo(to: number | Address): Promise<void> {
    const point = await scene.consumer.call(pointCalls.getConsumptionPoint, { params: home });
    const { id: _, applicationProgress: __, holder: ___, reader: ____, left: _____, ...kept } = point;
    const address =
      typeof to === "number"
        ? { ...addressAt(to), houseNumber: "12", street: "rue d’ailleurs", label: elsewhere }
        : to;
    await scene.consumer.call(pointCalls.updateConsumptionPoint, {
      params: home,
      body: { ...kept, address },
    });
    await server.settle();
  }

  it("is told to both: a correction changes nothing, another place is another application", async () => {
    await allSigned();
    const { address: former } = await scene.consumer.call(pointCalls.getConsumptionPoint, { params: home });
    await movesTo(900);
    for (const email of [scene.owner.email, scene.consumer.email])
      expect(mailsTo(email)[0]).toContain(`${former.label} → ${elsewhere}.`);
    expect(mailsTo(scene.owner.email)[0]).toMatch(/l’adresse.*demandez-lui de quitter le projet/su);
    expect(mailsTo(scene.consumer.email)[0]).toMatch(/Quittez le projet, puis candidatez avec le nouveau/u);
    expect((await read())?.namedBefore).toEqual(["address"]);
    expect(await statuses()).toEqual(["DONE", "DONE", "DONE"]);
  });

  it("is told of “un lieu” where that is called as its new address", async () => {
    await allSigned();
    await server.deps.db.updateTable("consumption_point").set({ name: elsewhere }).execute();
    await movesTo(900);
    expect(mailsTo(scene.owner.email)[0]).toMatch(/l’adresse d’un lieu a changé\n/u);
  });

  it("put right again is told to nobody: it is what they named", async () => {
    await allSigned();
    const { address } = await scene.consumer.call(pointCalls.getConsumptionPoint, { params: home });
    await movesTo(900);
    server.mails.length = 0;
    await movesTo(address);
    expect(mailsTo(scene.owner.email)).toEqual([]);
    expect((await read())?.namedBefore).toBeUndefined();
  });

  it("is told to nobody before", async () => {
    await movesTo(1);
    expect(server.mails.filter(({ subject }) => subject.includes("l’adresse d"))).toEqual([]);
  });
});

describe("a SIRET that changes once all have signed", () => {
  const signs = async (siretId: string) => {
    const body = { ...company, email: hugo, siretId };
    await scene.consumer.call(signatoryCalls.saveConsumptionSignatory, { params: home, body });
    await server.settle();
  };

  it("is told to both, and said of the papers that name the former", async () => {
    await signs("73282932000074");
    await allSigned();
    await signs("73282932000074");
    expect(server.mails).toEqual([]);
    await signs("55210055400013");
    expect(mailsTo(scene.owner.email)[0]).toMatch(/le SIRET/u);
    expect(mailsTo(scene.consumer.email)[0]).toMatch(/Vos papiers signés nomment l’ancien/u);
    expect((await read())?.namedBefore).toEqual(["siret"]);
  });

  it("is told as another holder where a person had none: by all that is printed otherwise", async () => {
    await allSigned();
    await signs("73282932000074");
    const [owners] = mailsTo(scene.owner.email);
    expect(owners).toMatch(/l’identité du titulaire/u);
    expect(owners).toMatch(/Ce qui a changé.*le nom.*le SIRET.*la forme juridique.*la naissance/su);
    expect(owners).not.toMatch(/nomment l’ancien\./u);
  });

  it("is still said of a membership once the accord and the contract are signed anew by another structure", async () => {
    await signs("73282932000074");
    await allSigned();
    await signs("55210055400013");
    await givesMeter(another);
    await send();
    await signed();
    expect(await statuses()).toEqual(["DONE", "DONE", "DONE"]);
    expect((await read())?.namedBefore).toEqual(["siret"]);
  });

  it("names what the papers say that name another, where one of them names it already", async () => {
    await signs("73282932000074");
    await allSigned();
    const later = `{participant,siretId}`;
    await sql`update document set data = jsonb_set(data, ${later}::text[], '"55210055400013"') where kind = 'accord'`.execute(
      server.deps.db,
    );
    await signs("55210055400013");
    server.mails.length = 0;
    await signs("73282932000074");
    expect(mailsTo(scene.owner.email)[0]).toContain("55210055400013 → 73282932000074.");
  });
});

describe("a seller who changes once all have signed", () => {
  const sells = async (changed: object) => {
    const params = { id: scene.productionPointId };
    const body = { ...company, email: "remi@toit.fr", ...changed };
    await scene.producer.call(signatoryCalls.saveProductionSignatory, { params, body });
    await server.settle();
  };
  const sellers = async () => (await read())?.sellersNamedBefore;

  it("is said to who buys from him, and to the owner, by the name that the contract prints", async () => {
    await allSigned();
    expect(await sellers()).toBeUndefined();
    await sells({ socialReason: "Autres Toits", siretId: "55210055400013" });
    const [told, ...more] = (await sellers()) ?? [];
    expect(more).toEqual([]);
    expect(told?.things).toEqual(expect.arrayContaining(["name", "siret"]));
    expect(told?.name).not.toBe("Autres Toits");
    const list = await scene.owner.call(documentCalls.listDocuments, { params: { id: scene.projectId } });
    expect(list.map(({ sellersNamedBefore }) => sellersNamedBefore)).toContainEqual([told]);
  });
});
