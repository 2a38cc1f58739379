import { applicationCalls } from "@mec/api/application";
import { documentCalls } from "@mec/api/document";
import { asConsumer, asProducer } from "@mec/domain/point";
import { sql } from "kysely";
import { beforeEach, expect, it } from "vitest";
import { type DocumentsScene, documentsScene } from "../../../../test/document-fixtures.ts";
import { startTestServer, type TestServer } from "../../../../test/harness.ts";
import { applicationRow, documentRow, productionPointRow } from "../../../../test/rows.ts";
import { signAll } from "../../../../test/signature-fixtures.ts";
import { documentData } from "../../../encryption/index.ts";

let server: TestServer;
let scene: DocumentsScene;
let applicationId: string;
beforeEach(async () => {
  server = await startTestServer();
  scene = await documentsScene(server);
  server.setNow(new Date("2026-11-27T09:00:00.000Z"));
  const { projectId, productionPointId, consumers } = scene;
  await scene.owner.call(documentCalls.sendDocumentSets, {
    params: { id: projectId },
    body: { participants: [...consumers.map(asConsumer), asProducer(productionPointId)] },
  });
  await server.settle();
  for (const email of ["hugo0@exemple.fr", "remi@toit.fr"]) await signAll(server, email);
  await sql`update document set data = data || '{"terms": {"noticeMonths": 2}}'
    where kind = 'salesContract'`.execute(server.deps.db);
  applicationId = await applicationRow(server.deps.db, { projectId, productionPointId, status: "SIGNED" });
});

const ask = async (leavingOn: string) => {
  await scene.producer.call(applicationCalls.requestDeparture, {
    params: { id: applicationId },
    body: { leavingOn, reason: "" },
  });
  await server.settle();
};
const told = () => {
  const [mail, ...others] = server.mails.filter(({ to }) => to === scene.producer.email);
  expect(others).toEqual([]);
  return mail?.text.replaceAll("\u00a0", " ") ?? "";
};

it("a producer who asks to leave reads which contract binds him, until when, and that its notice is his to write", async () => {
  server.mails.length = 0;
  await ask("2026-12-15");
  const text = told();
  expect(text).toMatch(
    /contrat de vente avec Hugo[^:]* : préavis de 2 mois, jusqu’au 27 janvier 2027 au plus tard s’il est écrit le 27 novembre 2026/u,
  );
  expect(text).toContain("à écrire par vous, à cet acheteur");
  expect(text).toContain("Partir dès le 15 décembre 2026 demande l’accord de cet acheteur.");
  expect(text).toContain("seront prévenus de votre départ quand le porteur du projet l’aura réglé");
  server.mails.length = 0;
  await ask("2027-02-01");
  expect(told()).not.toContain("l’accord de cet acheteur");
});

const readDocuments = () =>
  scene.consumer.call(documentCalls.getConsumerDocuments, { params: { id: scene.consumers[0] ?? "" } });
const departedSellers = async () => (await readDocuments())?.departedSellers;
const plantOf = (accountId: string) =>
  productionPointRow(server.deps.db, accountId, { projectId: scene.projectId });

it("once it is settled, he reads from when he has left, what still binds him, and where his copies are", async () => {
  await ask("2026-12-15");
  server.mails.length = 0;
  const settled = await scene.owner.send("POST", `/api/application/${applicationId}/departure/settlement`);
  expect(settled.statusCode).toBe(204);
  await server.settle();
  const text = told();
  expect(text).toContain("depuis le 27 novembre 2026, avant le 15 décembre 2026 que vous aviez demandé");
  expect(text).toMatch(/contrat de vente avec Hugo.*jusqu’au 27 janvier 2027 au plus tard/u);
  expect(text).toContain("Mes papiers signés");
  expect(text).toContain("La cotisation de l’année du départ est due si le bureau vous a admis");
  // His buyer reads the day too.
  expect(server.mails.map(({ subject }) => subject.replaceAll("\u00a0", " ")).join("\n")).toContain(
    "Rémi Toiture quitte le projet le 27 novembre 2026",
  );
  const ownersMail = server.mails.find(({ to }) => to === scene.owner.email);
  expect(ownersMail?.text).toContain("envoyez-leur le contrat d’un autre producteur");
  const seller = { name: "Rémi Toiture", day: "2026-11-27", hasLeft: true };
  expect(await departedSellers()).toEqual([seller]);
  const copies = await scene.producer.call(documentCalls.listSignedCopies, {
    params: { id: scene.productionPointId },
  });
  expect(copies.filter(({ binds }) => binds)).toMatchObject([
    { noticeMonths: 2, leavingAskedAt: "2026-11-27T09:00:00.000Z" },
  ]);
});

it("who leaves with two plants leaves once on his buyer's page, where somebody else who sells is told apart", async () => {
  const { db } = server.deps;
  const { projectId, producer } = scene;
  const [barn, other] = [await plantOf(producer.id), await plantOf(producer.id)];
  const contracts = await db
    .selectFrom("document")
    .select(["id", "data"])
    .where("kind", "=", "salesContract")
    .where("data", "is not", null)
    .execute();
  for (const { id, data } of contracts) {
    const opened = documentData.open(id, data ?? {}) as { producers: { pointId: string }[] };
    const [first] = opened.producers;
    const producers = [...opened.producers, { ...first, pointId: barn }, { ...first, pointId: other }];
    const sealed = documentData.seal(id, { ...opened, producers });
    await db.updateTable("document").set({ data: sealed }).where("id", "=", id).execute();
  }
  await db.updateTable("production_point").set({ project_id: null }).where("id", "!=", other).execute();
  await applicationRow(db, { projectId, productionPointId: barn, status: "REJECTED" });
  await sql`update application set ended_at = '2026-11-27T09:00:00Z' where production_point_id is not null`.execute(
    db,
  );
  expect(await departedSellers()).toEqual([{ name: "Rémi Toiture", day: "2026-11-27", hasLeft: true }]);
  const isSold = async () => (await readDocuments())?.isSold;
  expect(await isSold()).toBe(true);
  await db.updateTable("production_point").set({ project_id: null }).execute();
  expect(await isSold()).toBe(false);
  const elsewhere = { projectId, consumptionPointId: scene.consumers[0] ?? "" };
  await documentRow(db, { ...elsewhere, kind: "salesContract", status: "IGNORED" });
  expect(await isSold()).toBe(true);
});

it("settled ahead, it is no later than the end of his contracts' notice; he and his buyers read that day, and the day that is given up", async () => {
  await ask("2026-12-15");
  const settlement = `/api/application/${applicationId}/departure/settlement`;
  const late = await scene.owner.send("PUT", settlement, { day: "2027-01-28" });
  expect(late.json().message).toBe("DEPARTURE_TOO_LATE");
  server.mails.length = 0;
  expect((await scene.owner.send("PUT", settlement, { day: "2027-01-20" })).statusCode).toBe(200);
  await server.settle();
  expect(told()).toContain("quitte « Soleil de Rennes » le 20 janvier 2027");
  expect(told()).toContain("Partir dès le 20 janvier 2027 demande l’accord de cet acheteur.");
  expect(told()).toContain("Vos acheteurs sont prévenus de ce jour.");
  const buyers = () => {
    const mail = server.mails.find(({ to }) => to === "hugo0@exemple.fr");
    return `${mail?.subject} ${mail?.text}`.replaceAll("\u00a0", " ");
  };
  expect(buyers()).toMatch(/quitte le projet le 20 janvier 2027.*D’ici là rien ne change/su);
  expect(buyers()).toContain("un préavis, jusqu’au 27 janvier 2027 : partir plus tôt demande votre accord");
  expect(await departedSellers()).toMatchObject([{ day: "2027-01-20", hasLeft: false }]);
  server.mails.length = 0;
  await scene.owner.send("PUT", settlement, { day: "2027-01-27" });
  await server.settle();
  expect(buyers()).toContain("le 27 janvier 2027, et non plus le 20 janvier 2027.");
  expect(buyers()).not.toContain("votre accord");
  server.mails.length = 0;
  await scene.owner.send("PUT", settlement, { day: "2027-01-15" });
  await server.settle();
  expect(buyers()).toContain("le 15 janvier 2027, et non plus le 27 janvier 2027.");
  server.mails.length = 0;
  await scene.owner.send("DELETE", settlement);
  await server.settle();
  expect(buyers()).toMatch(/ne quitte plus le projet le 15 janvier 2027.*votre contrat continue/su);
  expect(await departedSellers()).toBeUndefined();
});
