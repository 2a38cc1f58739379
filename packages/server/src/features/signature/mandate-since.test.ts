import { documentCalls } from "@mec/api/document";
import { signatureCalls } from "@mec/api/signature";
import { asConsumer, asProducer } from "@mec/domain/point";
import { beforeEach, expect, it } from "vitest";
import { setStatus } from "../../../test/application-fixtures.ts";
import { anInterlocutor, type DocumentsScene, documentsScene } from "../../../test/document-fixtures.ts";
import { startTestServer, type TestServer } from "../../../test/harness.ts";
import { openAll, signAll, signerAt } from "../../../test/signature-fixtures.ts";

let server: TestServer;
let scene: DocumentsScene;
beforeEach(async () => {
  server = await startTestServer();
  scene = await documentsScene(server, { consumers: 1 });
  await scene.owner.call(documentCalls.sendDocumentSets, {
    params: { id: scene.projectId },
    body: { participants: [...scene.consumers.map(asConsumer), asProducer(scene.productionPointId)] },
  });
  await server.settle();
});

it("a contract sent before its seller gave the mandate says who bills as it is once he has", async () => {
  const hugo = signerAt(server, "hugo0@exemple.fr");
  await openAll(hugo);
  const billing = async () => {
    const { essentials } = await hugo.call(signatureCalls.readSignatureSummary, {
      params: { token: hugo.token },
    });
    return essentials.find(({ subject }) => subject === "billing")?.text ?? "";
  };
  expect(await billing()).toContain("dès que son accord l’en charge");
  await signAll(server, "remi@toit.fr");
  await signAll(server, anInterlocutor.email);
  expect(await billing()).toContain("au nom du producteur");
  expect(await billing()).not.toContain("dès que");
});

it("once all is signed, buyer and seller read who bills, when, and where the account is given", async () => {
  const [point = ""] = scene.consumers;
  const params = { id: point };
  const buyers = async () => {
    const { essentials } = await scene.consumer.call(documentCalls.getConsumerCommitment, { params });
    return essentials.find(({ subject }) => subject === "billing")?.text;
  };
  const sellers = async () =>
    (
      await scene.producer.call(documentCalls.getProducerDocuments, {
        params: { id: scene.productionPointId },
      })
    )?.saleBilling;
  expect(await sellers()).toBeUndefined();
  for (const email of ["hugo0@exemple.fr", "remi@toit.fr", anInterlocutor.email])
    await signAll(server, email);
  const { id } = await server.deps.db
    .selectFrom("application")
    .select("id")
    .where("consumption_point_id", "=", point)
    .executeTakeFirstOrThrow();
  await setStatus(server, id, "EXPLOITATION");
  expect(await buyers()).toContain("au nom du producteur");
  expect(await buyers()).not.toContain("dès que");
  expect(await sellers()).toMatch(/^L’association, en votre nom\u00a0: votre accord lui en donne le mandat/u);
  expect(await sellers()).toContain("donnez-le à l’association, qui le porte sur vos factures");
});
