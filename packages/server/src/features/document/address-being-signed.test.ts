import { documentCalls } from "@mec/api/document";
import { pointCalls } from "@mec/api/point";
import { asConsumer } from "@mec/domain/point";
import { beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { addressAt } from "../../../test/application-fixtures.ts";
import { type DocumentsScene, documentsScene } from "../../../test/document-fixtures.ts";
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
async function saves(changed: { name?: string; street?: string }) {
  const { id: _, applicationProgress: __, holder: ___, reader: ____, left: _____, ...kept } = await read();
  const { street, ...named } = changed;
  const address = street ? { ...addressAt(20), street, label: `12 ${street} 35000 Rennes` } : kept.address;
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
    expect(refused.json().issues[0].message).toMatch(/quittez le projet.*retirer ces documents/su);
    expect((await read()).address).toEqual(before.address);
  });

  it("may change again once its owner has taken them back", async () => {
    await signAll(server, hugo);
    const params = { id: scene.projectId };
    for (const kind of ["bulletin", "accord", "salesContract"] as const)
      await scene.owner.call(documentCalls.ignoreDocuments, {
        params: { ...params, kind },
        body: { participants: [asConsumer(home.id)] },
      });
    await server.settle();
    expect((await saves({ street: "rue d’ailleurs" })).statusCode).toBe(200);
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
