import { documentCalls } from "@mec/api/document";
import { asConsumer, asProducer } from "@mec/domain/point";
import { expect, it } from "vitest";
import { documentsScene, someTerms } from "../../../../test/document-fixtures.ts";
import { startTestServer } from "../../../../test/harness.ts";
import { signAll } from "../../../../test/signature-fixtures.ts";
import { startedSaleText } from "./plant-sum.ts";

it("a producer whose sharing begins reads how many of his contracts are signed, and what these bring", async () => {
  const server = await startTestServer();
  const scene = await documentsScene(server, { consumers: 2 });
  const { owner, projectId, productionPointId } = scene;
  await owner.call(documentCalls.saveSalesContract, {
    params: { id: projectId },
    body: { consumptionPointId: null, terms: { ...someTerms, vatRegime: null } },
  });
  await owner.call(documentCalls.sendDocumentSets, {
    params: { id: projectId },
    body: { participants: [...scene.consumers.map(asConsumer), asProducer(productionPointId)] },
  });
  await server.settle();
  for (const email of ["hugo0@exemple.fr", "remi@toit.fr"]) await signAll(server, email);
  const [text = ""] = await startedSaleText(server.deps, {
    projectId,
    participant: asProducer(productionPointId),
  });
  expect(text.replaceAll(/\s/gu, " ")).toMatch(
    /^1 contrat de vente sur 2 est signé, pour environ [\d ]+ € par an.*\. Le partage commence avec qui a signé ; les autres ne vous achètent rien avant de signer : il en reste 1\.$/u,
  );
});
