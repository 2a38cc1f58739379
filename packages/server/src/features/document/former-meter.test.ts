import { documentCalls } from "@mec/api/document";
import { pointCalls } from "@mec/api/point";
import { asConsumer, asProducer, type Participant } from "@mec/domain/point";
import { beforeEach, describe, expect, it } from "vitest";
import { type DocumentsScene, documentRows, documentsScene } from "../../../test/document-fixtures.ts";
import { startTestServer, type TestServer } from "../../../test/harness.ts";
import { askCode, openAll, sendSignature, signAll, signerAt } from "../../../test/signature-fixtures.ts";

const another = "30008888888888";
const hugo = "hugo0@exemple.fr";

let server: TestServer;
let scene: DocumentsScene;
let home: { id: string };
let roof: { id: string };
beforeEach(async () => {
  server = await startTestServer();
  scene = await documentsScene(server, { consumers: 1 });
  home = { id: scene.consumers[0] ?? "" };
  roof = { id: scene.productionPointId };
});

async function send(...participants: Participant[]): Promise<void> {
  const params = { id: scene.projectId };
  await scene.owner.call(documentCalls.sendDocumentSets, { params, body: { participants } });
  await server.settle();
}
async function consumerGives(prm: string): Promise<void> {
  await scene.consumer.call(pointCalls.giveConsumptionConsent, { params: home, body: { prm, sge: true } });
  await server.settle();
}
async function producerGives(prm: string): Promise<void> {
  await scene.producer.call(pointCalls.giveProductionConsent, { params: roof, body: { prm, sge: true } });
  await server.settle();
}
const ofHome = () => scene.consumer.call(documentCalls.getConsumerDocuments, { params: home });
const ofRoof = () => scene.producer.call(documentCalls.getProducerDocuments, { params: roof });
const statuses = (documents: Awaited<ReturnType<typeof ofHome>>) =>
  documents && [documents.bulletin.status, documents.accord.status, documents.salesContract.status];
const told = () => server.mails.filter(({ subject }) => subject.includes("le numéro de compteur de"));

describe("a consumer who changes his meter's number", () => {
  it("has what waits for signatures taken back: nobody signs the former number, and it can be sent again", async () => {
    await send(asConsumer(home.id));
    expect(statuses(await ofHome())).toEqual(["SENT", "SENT", "SENT"]);
    const signer = signerAt(server, hugo);
    const { name } = await openAll(signer);
    const code = await askCode(server, signer);
    await consumerGives(another);
    expect((await sendSignature(signer, code, { name })).statusCode).toBe(404);
    const documents = await ofHome();
    expect(statuses(documents)).toEqual(["READY", "READY", "READY"]);
    expect(documents?.formerMeter).toEqual({ takenBack: 3, signed: 0 });
    expect(told().map(({ to }) => to)).toEqual([scene.owner.email]);
    expect(told()[0]?.text).toMatch(/3.documents en cours de signature portaient l’ancien numéro/u);
  });

  it("reads it until they are sent again, with the number of today", async () => {
    await send(asConsumer(home.id));
    await consumerGives(another);
    await send(asConsumer(home.id));
    const documents = await ofHome();
    expect(statuses(documents)).toEqual(["SENT", "SENT", "SENT"]);
    expect(documents?.formerMeter).toBeUndefined();
    const rows = await documentRows(server, scene.projectId);
    const kept = await server.deps.db
      .selectFrom("document")
      .select("data")
      .where(
        "id",
        "in",
        rows.map(({ id }) => id),
      )
      .execute();
    for (const { data } of kept) expect(data).toMatchObject({ site: { prm: another } });
  });

  it("keeps what all have signed, and reads that it prints the former number", async () => {
    await send(asConsumer(home.id));
    await signAll(server, hugo);
    expect(statuses(await ofHome())).toEqual(["DONE", "SENT", "SENT"]);
    await consumerGives(another);
    const documents = await ofHome();
    expect(statuses(documents)).toEqual(["DONE", "READY", "READY"]);
    expect(documents?.formerMeter).toEqual({ takenBack: 2, signed: 1 });
    expect(told()[0]?.text).toMatch(/1.document signé par tous garde l’ancien numéro/u);
  });

  it("changes nothing by giving the same number again", async () => {
    await send(asConsumer(home.id));
    const { prm } = await scene.consumer.call(pointCalls.getConsumptionPoint, { params: home });
    await consumerGives(prm);
    expect(statuses(await ofHome())).toEqual(["SENT", "SENT", "SENT"]);
    expect(told()).toEqual([]);
  });
});

describe("a producer who changes his meter's number", () => {
  it("has his own documents and the contracts that name his plant taken back", async () => {
    await send(asConsumer(home.id), asProducer(roof.id));
    await producerGives(another);
    const documents = await ofRoof();
    expect(documents?.bulletin.status).toBe("READY");
    expect(documents?.accord.status).toBe("READY");
    expect(documents?.formerMeter).toEqual({ takenBack: 3, signed: 0 });
    // A consumer's other documents print no number of his.
    expect(statuses(await ofHome())).toEqual(["SENT", "SENT", "READY"]);
    expect((await ofHome())?.formerMeter).toBeUndefined();
    expect(told()[0]?.text).toMatch(/3.documents en cours de signature portaient l’ancien numéro/u);
  });

  it("keeps a contract that all have signed, and who changes it again and again fills nobody’s mailbox", async () => {
    await send(asConsumer(home.id));
    await signAll(server, hugo);
    await signAll(server, "remi@toit.fr");
    for (let times = 0; times < 7; times += 1) await producerGives(`3000777777777${times}`);
    expect((await ofHome())?.salesContract.status).toBe("DONE");
    expect((await ofRoof())?.formerMeter).toEqual({ takenBack: 0, signed: 1 });
    expect(told()).toHaveLength(5);
  });
});
