import { documentCalls } from "@mec/api/document";
import { overviewCalls } from "@mec/api/overview";
import { asConsumer, asProducer } from "@mec/domain/point";
import { beforeEach, expect, it } from "vitest";
import { confirmEmail } from "../../../test/application-fixtures.ts";
import { type DocumentsScene, documentsScene } from "../../../test/document-fixtures.ts";
import { company } from "../../../test/document-samples.ts";
import { startTestServer, type TestServer } from "../../../test/harness.ts";
import { signAll } from "../../../test/signature-fixtures.ts";

const plain = (text: string | null | undefined) => text?.replaceAll(/[\u00a0\u202f]/gu, " ") ?? "";
const held =
  "son contrat d’achat court jusqu’au 1er juin 2039 : rien ne lui est envoyé à signer avant le 2 juin 2038";

let server: TestServer;
let scene: DocumentsScene;
beforeEach(async () => {
  server = await startTestServer();
  scene = await documentsScene(server, { consumers: 1 });
  server.setNow(new Date("2026-11-30T09:00:00.000Z"));
  await confirmEmail(server, scene.producer.id);
  await server.deps.db
    .updateTable("signatory")
    .set({ identity: JSON.stringify({ ...company, email: scene.producer.email }) })
    .where("production_point_id", "=", scene.productionPointId)
    .execute();
});

const endsOn = (day: string) =>
  server.deps.db
    .updateTable("production_point")
    .set({ purchase_contract: "none", contract_ends_on: day })
    .where("id", "=", scene.productionPointId)
    .execute();

async function send() {
  const { results } = await scene.owner.call(documentCalls.sendDocumentSets, {
    params: { id: scene.projectId },
    body: { participants: [...scene.consumers.map(asConsumer), asProducer(scene.productionPointId)] },
  });
  await server.settle();
  return Object.fromEntries(
    results.map(({ participant, kind, ok, error }) => [
      `${participant.kind} ${kind}`,
      ok ? "sent" : plain(error),
    ]),
  );
}

it("nothing is sent to a plant that shares in years, and no contract names it: its owner reads until when", async () => {
  await endsOn("2039-06-01");
  const sent = await send();
  expect(sent).toMatchObject({ "consumer bulletin": "sent", "consumer accord": "sent" });
  for (const waits of ["producer bulletin", "producer accord", "consumer salesContract"])
    expect(sent[waits]).toContain(held);
  const listed = await scene.owner.call(documentCalls.listDocuments, { params: { id: scene.projectId } });
  const plant = listed.find(({ id }) => id === scene.productionPointId);
  expect(plain(plant?.bulletin.reason)).toContain(held);
  const { toDo } = await scene.owner.call(overviewCalls.getOverview, { params: { id: scene.projectId } });
  expect(toDo.map(({ kind }) => kind)).not.toContain("send-documents");
});

it("within a year of its sharing all of it goes", async () => {
  await endsOn("2027-06-01");
  expect(Object.values(await send()).every((one) => one === "sent")).toBe(true);
});

it("what was sent before that day was told cannot be signed for it, and its buyer's own still can", async () => {
  await send();
  await endsOn("2039-06-01");
  await expect(signAll(server, scene.producer.email)).rejects.toThrow("CONTRACT_RUNS");
  await signAll(server, "hugo0@exemple.fr");
});
