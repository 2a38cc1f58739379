import { documentCalls } from "@mec/api/document";
import { asConsumer, asProducer } from "@mec/domain/point";
import { expect, it } from "vitest";
import { documentsScene } from "../../../test/document-fixtures.ts";
import { startTestServer } from "../../../test/harness.ts";
import { readSession, signAll, signerAt, startDocuments } from "../../../test/signature-fixtures.ts";

it("a producer who signed is told what his plant still asks of him, and a consumer nothing of it", async () => {
  const server = await startTestServer();
  const scene = await documentsScene(server, { consumers: 1 });
  await scene.owner.call(documentCalls.sendDocumentSets, {
    params: { id: scene.projectId },
    body: { participants: [...scene.consumers.map(asConsumer), asProducer(scene.productionPointId)] },
  });
  await server.settle();
  for (const email of ["hugo0@exemple.fr", "remi@toit.fr"]) await signAll(server, email);
  const plantOf = async (email: string) => (await readSession(signerAt(server, email))).plant;
  expect(await plantOf("hugo0@exemple.fr")).toBeUndefined();
  expect(await plantOf("remi@toit.fr")).toEqual({
    productionType: "photovoltaic",
    isPlanned: false,
    hasMeter: true,
    contractToEnd: "unknown",
  });
  const planned = { prm: null, is_planned: true };
  await server.deps.db
    .updateTable("production_point")
    .set(planned)
    .where("id", "=", scene.productionPointId)
    .execute();
  expect(await plantOf("remi@toit.fr")).toMatchObject({ isPlanned: true, hasMeter: false });
});

it("who has signed is told when he did, and the month in which the project is to begin", async () => {
  const { server, signing } = await startDocuments("bulletin");
  const { email } = signing.participant;
  const link = signerAt(server, email);
  expect((await readSession(link)).documents[0]).not.toHaveProperty("signedAt");
  await signAll(server, email);
  const signed = await readSession(link);
  expect(signed.documents[0]?.signedAt).toMatch(/^\d{4}-\d{2}-\d{2}T/u);
  expect(signed.startsIn).toBeUndefined();
  await server.deps.db.updateTable("project").set({ expected_start: "2099-03" }).execute();
  expect((await readSession(link)).startsIn).toBe("2099-03");
  await server.deps.db.updateTable("project").set({ expected_start: "2020-03" }).execute();
  expect((await readSession(link)).startsIn).toBeUndefined();
});
