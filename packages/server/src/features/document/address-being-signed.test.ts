import { documentCalls } from "@mec/api/document";
import { pointCalls } from "@mec/api/point";
import { signatoryCalls } from "@mec/api/signatory";
import type { Address } from "@mec/domain/address";
import { asConsumer } from "@mec/domain/point";
import { beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { addressAt } from "../../../test/application-fixtures.ts";
import { type DocumentsScene, documentsScene } from "../../../test/document-fixtures.ts";
import { company } from "../../../test/document-samples.ts";
import { startTestServer, type TestServer } from "../../../test/harness.ts";
import { signAll } from "../../../test/signature-fixtures.ts";

const hugo = "hugo0@exemple.fr";

let server: TestServer;
let scene: DocumentsScene;
let home: { id: string };
beforeEach(async () => {
  server = await startTestServer();
  scene = await documentsScene(server, { consumers: 1 });
  home = { id: scene.consumers[0] ?? "" };
  const body = { participants: [asConsumer(home.id)] };
  await scene.owner.call(documentCalls.sendDocumentSets, { params: { id: scene.projectId }, body });
  await server.settle();
});

const read = () => scene.consumer.call(pointCalls.getConsumptionPoint, { params: home });
async function saves(changed: { name?: string; street?: string; parts?: Partial<Address> }) {
  const { id: _, applicationProgress: __, holder: ___, reader: ____, left: _____, ...kept } = await read();
  const { street, parts, ...named } = changed;
  const moved = street ? { ...addressAt(20), street, label: `12 ${street} 35000 Rennes` } : kept.address;
  const address = { ...moved, ...parts };
  const body = z.encode(pointCalls.updateConsumptionPoint.body, { ...kept, ...named, address });
  const answer = await scene.consumer.send("PUT", `/api/consumption-point/${home.id}`, body);
  await server.settle();
  return answer;
}

describe("the address of a place whose documents are being signed", () => {
  it("may still change while nobody has signed", async () => {
    expect((await saves({ street: "rue d’ailleurs" })).statusCode).toBe(200);
  });

  it("is refused once its holder has signed, with both ways: to leave, or to have the documents taken back", async () => {
    await signAll(server, hugo);
    const before = await read();
    const refused = await saves({ street: "rue d’ailleurs" });
    expect(refused.statusCode).toBe(409);
    expect(refused.json().message).toBe("ADDRESS_BEING_SIGNED");
    expect(refused.json().issues[0]).toMatchObject({ path: "address" });
    expect(refused.json().issues[0].message).toMatch(/quittez le projet.*retirer l’envoi de ces documents/su);
    expect((await read()).address).toEqual(before.address);
  });

  it("is refused as well where its label or its place on the map alone would move", async () => {
    await signAll(server, hugo);
    const { coordinates } = addressAt(20);
    for (const parts of [{ label: "3 chemin des Prés 35137 Bédée" }, { coordinates }]) {
      const refused = await saves({ parts });
      expect(refused.json().message).toBe("ADDRESS_BEING_SIGNED");
    }
    const { address } = await read();
    const { latitude, longitude } = address.coordinates;
    const near = { latitude: latitude + 0.0002, longitude };
    expect(
      (await saves({ parts: { coordinates: near, label: address.label.toUpperCase() } })).statusCode,
    ).toBe(200);
  });

  it("may change again once its owner has taken them back", async () => {
    await signAll(server, hugo);
    const params = { id: scene.projectId };
    for (const kind of ["bulletin", "accord", "salesContract"] as const)
      await scene.owner.call(documentCalls.takeBackDocuments, {
        params: { ...params, kind },
        body: { participants: [asConsumer(home.id)] },
      });
    await server.settle();
    expect((await saves({ street: "rue d’ailleurs" })).statusCode).toBe(200);
  });
});

describe("who is bound by documents that are being signed", () => {
  const body = (more: object) =>
    signatoryCalls.saveConsumptionSignatory.body.encode({ ...company, email: hugo, ...more });
  const says = (more: object) =>
    scene.consumer.send("POST", `/api/signatory/consumption-point/${home.id}`, body(more));
  const sells = (more: object) =>
    scene.producer.send("POST", `/api/signatory/production-point/${scene.productionPointId}`, body(more));

  it("may still be another while nobody has signed", async () => {
    expect((await says({})).statusCode).toBe(201);
  });

  it("is no other once one has signed: neither the buyer nor the seller whom his contract names", async () => {
    await signAll(server, hugo);
    for (const refused of [await says({}), await sells({})]) {
      expect(refused.statusCode).toBe(409);
      expect(refused.json().message).toBe("POINT_IN_USE");
      expect(refused.body).toMatch(/en cours de signature/u);
    }
    const found = await scene.consumer.call(signatoryCalls.getConsumptionSignatory, { params: home });
    if (found === null) throw new Error("nobody signs");
    const { id: _, ...same } = found;
    const phone = signatoryCalls.saveConsumptionSignatory.body.encode({
      ...same,
      phoneNumber: "06 11 22 33 44",
    });
    const kept = await scene.consumer.send("POST", `/api/signatory/consumption-point/${home.id}`, phone);
    expect(kept.statusCode).toBe(201);
  });

  it("keeps the address of a plant that a contract names, and tells of it once all have signed", async () => {
    const params = { id: scene.productionPointId };
    async function moves(street: string) {
      const plant = await scene.producer.call(pointCalls.getProductionPoint, { params });
      const { id: _, applicationProgress: __, ...kept } = plant;
      const address = { ...addressAt(20), street, label: `12 ${street} 35000 Rennes` };
      const written = z.encode(pointCalls.updateProductionPoint.body, { ...kept, address });
      const answer = await scene.producer.send("PUT", `/api/production-point/${params.id}`, written);
      await server.settle();
      return answer;
    }
    await signAll(server, hugo);
    expect((await moves("rue d’ailleurs")).json().message).toBe("ADDRESS_BEING_SIGNED");
    for (const email of ["odile@watts.fr", "remi@toit.fr"]) await signAll(server, email);
    server.mails.length = 0;
    expect((await moves("rue d’ailleurs")).statusCode).toBe(200);
    expect(server.mails.filter(({ subject }) => subject.includes("l’adresse")).length).toBeGreaterThan(0);
  });
});

it("a place that is renamed meanwhile is told signed under the name that its documents have", async () => {
  const { name } = await read();
  await signAll(server, hugo);
  expect((await saves({ name: "3 Rue de Paris" })).statusCode).toBe(200);
  for (const email of ["odile@watts.fr", "remi@toit.fr"]) await signAll(server, email);
  const told = server.mails.filter(({ text }) => /sont tous signés|tout est signé/iu.test(text));
  expect(told.map(({ to }) => to)).toEqual(expect.arrayContaining([scene.owner.email, scene.consumer.email]));
  for (const { text } of told) {
    expect(text).toContain(name);
    expect(text).not.toContain("3 Rue de Paris");
  }
});
