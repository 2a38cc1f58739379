import { documentCalls } from "@mec/api/document";
import { pointCalls } from "@mec/api/point";
import { signatoryCalls } from "@mec/api/signatory";
import { asConsumer } from "@mec/domain/point";
import type { SignatoryInput } from "@mec/domain/signatory";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { addressAt, aSignatory } from "../../../test/application-fixtures.ts";
import { type DocumentsScene, documentsScene } from "../../../test/document-fixtures.ts";
import { company } from "../../../test/document-samples.ts";
import { startTestServer, type TestServer } from "../../../test/harness.ts";
import { signAll } from "../../../test/signature-fixtures.ts";

const hugo = "hugo0@exemple.fr";
const remi = "remi@toit.fr";

let server: TestServer;
let scene: DocumentsScene;
let home: { id: string };
beforeEach(async () => {
  server = await startTestServer();
  scene = await documentsScene(server, { consumers: 1 });
  home = { id: scene.consumers[0] ?? "" };
});

async function send(): Promise<void> {
  const body = { participants: [asConsumer(home.id)] };
  await scene.owner.call(documentCalls.sendDocumentSets, { params: { id: scene.projectId }, body });
  await server.settle();
}
const read = () => scene.consumer.call(documentCalls.getConsumerDocuments, { params: home });
async function statuses() {
  const documents = await read();
  return documents && [documents.bulletin.status, documents.accord.status, documents.salesContract.status];
}
const encoded = (more: object) =>
  z.encode(
    signatoryCalls.saveConsumptionSignatory.body,
    "entityType" in more ? (more as SignatoryInput) : { ...company, ...more },
  );
async function buys(more: object) {
  const answer = await scene.consumer.send("POST", `/api/signatory/consumption-point/${home.id}`, {
    ...encoded({ email: hugo, ...more }),
  });
  await server.settle();
  return answer;
}
async function sells(more: object) {
  const answer = await scene.producer.send(
    "POST",
    `/api/signatory/production-point/${scene.productionPointId}`,
    {
      ...encoded({ email: remi, ...more }),
    },
  );
  await server.settle();
  return answer;
}
const association = { juridiction: "ASSOCIATION", siretId: null, rnaId: "W351234567" };
const street = "rue d’ailleurs";
const elsewhere = { ...addressAt(0.6), street, label: `12 ${street} 35000 Rennes` };
async function homeMoves() {
  const {
    id: _,
    applicationProgress: __,
    holder: ___,
    reader: ____,
    left: _____,
    ...kept
  } = await scene.consumer.call(pointCalls.getConsumptionPoint, { params: home });
  await scene.consumer.call(pointCalls.updateConsumptionPoint, {
    params: home,
    body: { ...kept, address: elsewhere },
  });
  await server.settle();
}
async function plantMoves() {
  const params = { id: scene.productionPointId };
  const plant = await scene.producer.call(pointCalls.getProductionPoint, { params });
  const { id: _, applicationProgress: __, ...kept } = plant;
  const body = z.encode(pointCalls.updateProductionPoint.body, { ...kept, address: elsewhere });
  expect((await scene.producer.send("PUT", `/api/production-point/${params.id}`, body)).statusCode).toBe(200);
  await server.settle();
}
const toOwner = () =>
  server.mails.filter(({ to }) => to === scene.owner.email).map(({ subject, text }) => `${subject}\n${text}`);

describe("what was sent and nobody has signed", () => {
  beforeEach(async () => {
    await send();
    server.mails.length = 0;
  });

  it("is taken back where its place has another address, and its owner told to send it anew", async () => {
    await homeMoves();
    expect(await statuses()).toEqual(["READY", "READY", "READY"]);
    expect(toOwner().join()).toMatch(/l’adresse.*3.documents.*renvoyez-les/isu);
    await send();
    expect(await statuses()).toEqual(["SENT", "SENT", "SENT"]);
  });

  it("is taken back where another is bound", async () => {
    expect((await buys(association)).statusCode).toBe(201);
    expect(await statuses()).toEqual(["READY", "READY", "READY"]);
    // One corrected birthplace is enough: nobody else is said to be bound.
    expect(toOwner().join()).toMatch(
      /a changé ce que les documents disent de qui s’engage pour.*3.documents.*renvoyez-les/isu,
    );
  });

  it("is taken back with the buyers’ contracts where their seller is another, or his plant is elsewhere", async () => {
    expect((await sells({})).statusCode).toBe(201);
    expect(await statuses()).toEqual(["SENT", "SENT", "READY"]);
    expect(toOwner().join()).toMatch(/1.document en cours/su);
    await send();
    expect(await statuses()).toEqual(["SENT", "SENT", "SENT"]);
    await plantMoves();
    expect(await statuses()).toEqual(["SENT", "SENT", "READY"]);
  });

  it("stays where who is bound is only reached otherwise", async () => {
    const { id: _, ...same } = (await scene.consumer.call(signatoryCalls.getConsumptionSignatory, {
      params: home,
    })) ?? { id: "" };
    expect((await buys({ ...same, phoneNumber: "06 11 22 33 44" })).statusCode).toBe(201);
    expect(await statuses()).toEqual(["SENT", "SENT", "SENT"]);
  });
});

describe("what some have signed and others have not", () => {
  it("holds the number of an association, and the birth of a person", async () => {
    await buys(association);
    await send();
    await signAll(server, hugo);
    expect((await buys({ ...association, rnaId: "W359999999" })).statusCode).toBe(409);
    expect((await sells({ ...aSignatory, ...{ firstName: "Rémi", name: "Toiture" } })).statusCode).toBe(201);
    const born = { ...aSignatory, firstName: "Rémi", name: "Toiture", birthDate: "1999-01-01" };
    expect((await sells(born)).statusCode).toBe(409);
    expect((await buys({ ...association, phoneNumber: "06 11 22 33 44" })).statusCode).toBe(201);
  });

  it("lets who is named otherwise by it already be reached otherwise all the same", async () => {
    await buys(association);
    await send();
    await signAll(server, hugo);
    await sql`update document set data = jsonb_set(data, '{participant,socialReason}', '"Avant"')
      where kind = 'accord'`.execute(server.deps.db);
    expect((await buys({ ...association, phoneNumber: "06 11 22 33 44" })).statusCode).toBe(201);
    expect((await buys({ ...association, socialReason: "Après" })).statusCode).toBe(409);
  });
});

describe("who is bound by what all have signed, once he is another", () => {
  beforeEach(async () => {
    await buys(association);
    await send();
    for (const email of [hugo, "odile@watts.fr", remi]) await signAll(server, email);
    expect(await statuses()).toEqual(["DONE", "DONE", "DONE"]);
    server.mails.length = 0;
  });

  it("is told to both sides by what changed, without a SIRET too, and said of what names the former", async () => {
    await buys({ ...association, socialReason: "Tout autre", rnaId: "W359999999" });
    expect((await read())?.boundBefore).toEqual(["name", "number"]);
    for (const to of [scene.owner.email, scene.consumer.email])
      expect(
        server.mails
          .filter((mail) => mail.to === to)
          .map(({ text }) => text)
          .join(),
      ).toMatch(/le nom et le numéro/u);
    expect(await statuses()).toEqual(["DONE", "DONE", "DONE"]);
    await buys(association);
    expect((await read())?.boundBefore).toBeUndefined();
  });

  it("is said of a seller who is a person to who buys from him", async () => {
    await sells({ ...aSignatory, firstName: "Rémi", name: "Toiture", birthDate: "1999-01-01" });
    expect((await read())?.sellersNamedBefore).toEqual([{ name: "Rémi Toiture", things: ["birth"] }]);
    expect(toOwner().join()).toMatch(/la naissance/u);
  });
});
