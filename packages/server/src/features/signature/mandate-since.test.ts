import { documentCalls } from "@mec/api/document";
import { signatureCalls } from "@mec/api/signature";
import { asConsumer, asProducer } from "@mec/domain/point";
import { expect, it } from "vitest";
import { anInterlocutor, documentsScene } from "../../../test/document-fixtures.ts";
import { startTestServer } from "../../../test/harness.ts";
import { openAll, signAll, signerAt } from "../../../test/signature-fixtures.ts";

it("a contract sent before its seller gave the mandate says who bills as it is once he has", async () => {
  const server = await startTestServer();
  const scene = await documentsScene(server, { consumers: 1 });
  await scene.owner.call(documentCalls.sendDocumentSets, {
    params: { id: scene.projectId },
    body: { participants: [...scene.consumers.map(asConsumer), asProducer(scene.productionPointId)] },
  });
  await server.settle();
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
