import { documentCalls } from "@mec/api/document";
import { pointCalls } from "@mec/api/point";
import { asConsumer, asProducer } from "@mec/domain/point";
import { beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { publish } from "../../../test/application-fixtures.ts";
import {
  type DocumentsScene,
  documentRows,
  documentsScene,
  takePlant,
} from "../../../test/document-fixtures.ts";
import { startTestServer, type TestServer } from "../../../test/harness.ts";
import { signAll } from "../../../test/signature-fixtures.ts";

let server: TestServer;
let scene: DocumentsScene;
let elsewhere: string;
beforeEach(async () => {
  server = await startTestServer();
  scene = await documentsScene(server);
  await takePlant(server, scene);
  elsewhere = await publish(scene.owner, { name: "Ailleurs" });
});

async function send() {
  const { projectId, productionPointId, consumers } = scene;
  await scene.owner.call(documentCalls.sendDocumentSets, {
    params: { id: projectId },
    body: { participants: [...consumers.map(asConsumer), asProducer(productionPointId)] },
  });
  await server.settle();
}
const params = () => ({ id: scene.productionPointId });
async function moves() {
  const {
    id: _,
    applicationProgress: __,
    ...kept
  } = await scene.owner.call(pointCalls.getProductionPoint, {
    params: params(),
  });
  const body = z.encode(pointCalls.updateProductionPoint.body, { ...kept, projectId: elsewhere });
  const answer = await scene.owner.send("PUT", `/api/production-point/${params().id}`, body);
  await server.settle();
  return answer;
}
const removes = () => scene.owner.send("DELETE", `/api/production-point/${params().id}`);
const isIn = async () =>
  (await scene.owner.call(pointCalls.getProductionPoint, { params: params() })).projectId;

async function expectHeld(words: RegExp) {
  for (const refused of [await moves(), await removes()]) {
    expect(refused.statusCode).toBe(409);
    expect(refused.json().message).toBe("POINT_IN_USE");
    expect(refused.json().issues[0].message).toMatch(words);
  }
  expect(await isIn()).toBe(scene.projectId);
}

describe("an owner’s plant that goes to another project of his", () => {
  it("goes where nothing binds it, and what nobody has signed of it is taken back", async () => {
    await send();
    expect((await moves()).statusCode).toBe(200);
    expect(await isIn()).toBe(elsewhere);
    const living = await documentRows(server, scene.projectId);
    expect(
      living.filter(({ kind, productionPointId }) => kind === "salesContract" || productionPointId),
    ).toEqual([]);
  });

  it("stays, and is not deleted, while some have signed a document that names it and others have not", async () => {
    await send();
    await signAll(server, "hugo0@exemple.fr");
    await expectHeld(/certains ont signés.*nomment cette installation/su);
  });

  it("stays while a contract that all have signed sells what it makes", async () => {
    await send();
    for (const email of ["hugo0@exemple.fr", "odile@watts.fr", "remi@toit.fr"]) await signAll(server, email);
    await expectHeld(/liée par le contrat de vente/u);
  });

  it("stays while places of its project share", async () => {
    await server.deps.db.updateTable("application").set({ status: "EXPLOITATION" }).execute();
    await expectHeld(/alimente un projet en exploitation/u);
  });
});
