import { documentCalls } from "@mec/api/document";
import { proposalCalls } from "@mec/api/study";
import { asConsumer, asProducer } from "@mec/domain/point";
import { moveInCases, ownGain } from "@mec/domain/study";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { move } from "../../../../test/application-fixtures.ts";
import { dayToCome } from "../../../../test/days-to-come.ts";
import { documentRows, documentsScene } from "../../../../test/document-fixtures.ts";
import { startTestServer } from "../../../../test/harness.ts";
import { acceptAnother } from "../../../../test/late-producer.ts";
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

it("tells each buyer what his year becomes, by the sums of his page: before the day, and once the seller has left", async () => {
  const server = await startTestServer();
  const scene = await documentsScene(server, { consumers: 1 });
  const { projectId, consumers } = scene;
  const [pointId = ""] = consumers;
  const { db } = server.deps;
  await db
    .updateTable("consumption_point")
    .set({ annual_consumption: 90_000 })
    .where("id", "=", pointId)
    .execute();
  const paule = await acceptAnother({ server, scene });
  const plant = { prm: "30009999999983", annual_production: 40_000, production_power: 40 };
  await db.updateTable("production_point").set(plant).where("id", "=", paule.id).execute();
  await scene.owner.call(documentCalls.sendDocumentSets, {
    params: { id: projectId },
    body: { participants: consumers.map(asConsumer) },
  });
  await server.settle();
  for (const email of ["hugo0@exemple.fr", "remi@toit.fr", paule.person.email]) await signAll(server, email);
  server.mails.length = 0;
  const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/gu, " ").replaceAll(/\s+/gu, " ");
  const gain = async () => {
    const sum = await scene.consumer.call(proposalCalls.getPriceProposal, { params: { id: pointId } });
    if (!sum) throw new Error("no sum");
    return sum;
  };
  const told = () => {
    const [mail] = server.mails.filter(({ to }) => to === "hugo0@exemple.fr");
    server.mails.length = 0;
    return plain(mail?.text ?? "");
  };
  const before = await gain();
  const documentIds = (await documentRows(server, projectId)).map(({ id }) => id);
  await emit(server, {
    type: "seller-leaving",
    projectId,
    productionPointIds: [paule.id],
    documentIds,
    day: dayToCome,
  });
  const ahead = told();
  server.setNow(new Date(server.deps.now().getTime() + 60_000));
  await move(scene.owner, paule.applicationId, { status: "REJECTED", message: "Complet." });
  await server.settle();
  const after = await gain();
  expect(ownGain(after)).not.toBe(ownGain(before));
  const line = `Votre estimation par an, avant et après ce départ : ${plain(moveInCases(before, after))}.`;
  expect(line).toMatch(/ → .* sans l’exonération d’accise ; .* → .* avec\.$/u);
  expect(told()).toContain(line);
  expect(ahead).toContain(line);
});
