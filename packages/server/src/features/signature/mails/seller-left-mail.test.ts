import { documentCalls } from "@mec/api/document";
import { asConsumer, asProducer } from "@mec/domain/point";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { documentRows, documentsScene } from "../../../../test/document-fixtures.ts";
import { startTestServer } from "../../../../test/harness.ts";
import { emit, signAll } from "../../../../test/signature-fixtures.ts";

it("names to each buyer the seller of his own contract, where one account's plants were signed for by several", async () => {
  const server = await startTestServer();
  const scene = await documentsScene(server, { consumers: 2 });
  const { projectId, productionPointId } = scene;
  await scene.owner.call(documentCalls.sendDocumentSets, {
    params: { id: projectId },
    body: { participants: [...scene.consumers.map(asConsumer), asProducer(productionPointId)] },
  });
  await server.settle();
  for (const email of ["hugo0@exemple.fr", "hugo1@exemple.fr", "remi@toit.fr"]) await signAll(server, email);
  const contracts = (await documentRows(server, projectId)).filter(({ kind }) => kind === "salesContract");
  const documentIds = contracts.map(({ id }) => id);
  const another = crypto.randomUUID();
  await sql`update document set data = jsonb_set(jsonb_set(jsonb_set(data,
      '{producers,0,pointId}', to_jsonb(${another}::text)),
      '{producers,0,identity,firstName}', '"Ada"'), '{producers,0,identity,name}', '"Roche"')
    where id = ${documentIds[1] ?? ""}`.execute(server.deps.db);
  server.mails.length = 0;
  await emit(server, {
    type: "seller-left",
    projectId,
    productionPointIds: [productionPointId, another],
    documentIds,
  });
  const subjects = server.mails.map(({ subject }) => subject);
  expect(subjects).toHaveLength(2);
  expect(subjects.filter((subject) => subject.includes("Ada Roche"))).toHaveLength(1);
});
