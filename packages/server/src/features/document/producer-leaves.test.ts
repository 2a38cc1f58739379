import { applicationCalls } from "@mec/api/application";
import { documentCalls } from "@mec/api/document";
import { asConsumer, asProducer, type Participant } from "@mec/domain/point";
import { beforeEach, describe, expect, it } from "vitest";
import { applyTo, move, publish, setStatus } from "../../../test/application-fixtures.ts";
import { dayToCome } from "../../../test/days-to-come.ts";
import {
  type DocumentsScene,
  documentRows,
  documentsScene,
  insertConsumers,
} from "../../../test/document-fixtures.ts";
import { startTestServer, type TestServer, type Visitor } from "../../../test/harness.ts";
import { acceptAnother } from "../../../test/late-producer.ts";
import { signAll } from "../../../test/signature-fixtures.ts";

let server: TestServer;
let scene: DocumentsScene;
beforeEach(async () => {
  server = await startTestServer();
  scene = await documentsScene(server, { consumers: 1 });
});

async function send(participants: Participant[]): Promise<void> {
  const params = { id: scene.projectId };
  await scene.owner.call(documentCalls.sendDocumentSets, { params, body: { participants } });
  await server.settle();
}

const contractOf = async (pointId: string) => {
  const listed = await scene.owner.call(documentCalls.listDocuments, {
    params: { id: scene.projectId },
  });
  return listed.find(({ id }) => id === pointId)?.salesContract.status;
};

describe("a contract on its way whose seller leaves", () => {
  const leave = async (id: string, by: Visitor) => {
    expect((await move(by, id, { status: "REJECTED" })).statusCode).toBe(201);
    await server.settle();
  };
  const onWay = async () =>
    (await documentRows(server, scene.projectId)).filter(
      ({ kind, status }) => kind === "salesContract" && status === "SENT",
    );
  const meter = (id: string) =>
    server.deps.db
      .updateTable("production_point")
      .set({ prm: "30009999999983" })
      .where("id", "=", id)
      .execute();

  it("is withdrawn where he alone sells by it, and its consumer is told that his signature binds nobody", async () => {
    await send([...scene.consumers.map(asConsumer), asProducer(scene.productionPointId)]);
    for (const email of ["hugo0@exemple.fr", "remi@toit.fr"]) await signAll(server, email);
    const { id, applicationId, person } = await acceptAnother({ server, scene });
    await meter(id);
    await send(scene.consumers.map(asConsumer));
    await signAll(server, "hugo0@exemple.fr");
    expect(await onWay()).toHaveLength(1);
    server.mails.length = 0;
    await leave(applicationId, person);
    const requests = server.deps.db.selectFrom("signature_request").select("status");
    expect((await requests.where("status", "=", "canceled").execute()).length).toBeGreaterThan(0);
    const [mail, ...others] = server.mails.filter(({ subject }) => /contrat.* retiré(?!e)/u.test(subject));
    expect([mail?.to, others]).toEqual(["hugo0@exemple.fr", []]);
    expect(mail?.text).toContain("votre signature ne vous engage pas");
    const [listed] = await scene.owner.call(documentCalls.listDocuments, {
      params: { id: scene.projectId },
    });
    expect(listed?.salesContract).toMatchObject({ status: "DONE", alreadySigned: 1 });
  });

  it("is withdrawn too where he deletes his account, and his consumer hears of it", async () => {
    await send([...scene.consumers.map(asConsumer), asProducer(scene.productionPointId)]);
    for (const email of ["hugo0@exemple.fr", "remi@toit.fr"]) await signAll(server, email);
    const { id, person } = await acceptAnother({ server, scene });
    await meter(id);
    await send(scene.consumers.map(asConsumer));
    server.mails.length = 0;
    expect((await person.send("DELETE", "/api/user")).statusCode).toBe(204);
    await server.settle();
    expect(await onWay()).toEqual([]);
    expect(
      server.mails.filter(({ subject }) => /contrat.* retiré(?!e)/u.test(subject)).map(({ to }) => to),
    ).toEqual(["hugo0@exemple.fr"]);
  });

  it("stays where somebody else sells by it too", async () => {
    const { id, applicationId, person } = await acceptAnother({ server, scene });
    await meter(id);
    await send(scene.consumers.map(asConsumer));
    await leave(applicationId, person);
    expect(await contractOf(scene.consumers[0] ?? "")).toBe("SENT");
    expect(server.mails.filter(({ subject }) => /contrat.* retiré(?!e)/u.test(subject))).toEqual([]);
  });
});

describe("a producer whose application ends", () => {
  const soldWords = "1\u00a0contrat signé avec un consommateur";
  let sold: Awaited<ReturnType<typeof acceptAnother>>;
  beforeEach(async () => {
    sold = await acceptAnother({ server, scene });
    const plant = server.deps.db.updateTable("production_point").where("id", "=", sold.id);
    await plant.set({ prm: "30009999999983" }).execute();
    await send(scene.consumers.map(asConsumer));
    for (const email of ["hugo0@exemple.fr", "remi@toit.fr", sold.person.email]) await signAll(server, email);
    server.mails.length = 0;
  });
  const end = async (by: "person" | "owner") => {
    const message = by === "owner" ? { message: "Complet." } : {};
    const visitor = by === "owner" ? scene.owner : sold.person;
    expect((await move(visitor, sold.applicationId, { status: "REJECTED", ...message })).statusCode).toBe(
      201,
    );
    await server.settle();
    const reader = by === "owner" ? sold.person : scene.owner;
    return server.mails.find(({ to }) => to === reader.email)?.text ?? "";
  };

  it("is bound by the consumers' contracts that sell his electricity: he and the owner read it first", async () => {
    const params = { id: sold.applicationId };
    for (const reader of [sold.person, scene.owner]) {
      const { sold: count, contracts } = await reader.call(documentCalls.getApplicationLeaving, { params });
      expect(count).toBe(1);
      // With whom, and which notice: the day that it ends is told to both before anybody settles it.
      expect(contracts).toEqual([{ buyer: expect.stringMatching(/^Hugo/u), noticeMonths: null }]);
    }
    const stranger = await server.signedUp();
    expect((await stranger.send("GET", `/api/application/${params.id}/leaving`)).statusCode).toBe(404);
    expect((await scene.consumer.send("GET", `/api/application/${params.id}/leaving`)).statusCode).toBe(404);
  });

  it("asks to leave as a consumer does once he has signed; the owner settles it, and each of his buyers is told", async () => {
    await setStatus(server, sold.applicationId, "SIGNED");
    const params = { id: sold.applicationId };
    const body = { leavingOn: dayToCome, reason: "Je vends la grange." };
    await sold.person.call(applicationCalls.requestDeparture, { params, body });
    await server.settle();
    const asked = server.mails.find(({ to }) => to === scene.owner.email);
    expect(asked?.text).toContain("/my-producer");
    server.mails.length = 0;
    await scene.owner.call(applicationCalls.settleDeparture, { params });
    await server.settle();
    const [mail, ...others] = server.mails.filter(({ to }) => to === "hugo0@exemple.fr");
    expect(others).toEqual([]);
    expect(mail?.subject).toContain("Paule Roche quitte le projet");
    expect(mail?.text).toContain("votre fournisseur vous livre tout le reste");
  });

  it("hears nothing of his own leaving where he bought there too and deletes his account", async () => {
    const [own = ""] = await insertConsumers(server, scene.projectId, sold.person.id, { count: 1, first: 7 });
    await send([asConsumer(own)]);
    for (const email of ["hugo7@exemple.fr", "remi@toit.fr", sold.person.email]) await signAll(server, email);
    server.mails.length = 0;
    expect((await sold.person.send("DELETE", "/api/user")).statusCode).toBe(204);
    await server.settle();
    const told = server.mails.filter(({ subject }) => subject.includes("quitte le projet"));
    expect(told.map(({ to }) => to)).toEqual(["hugo0@exemple.fr"]);
  });

  it("is told from many whom the owner refuses at once, each with what stays; nobody else reads it", async () => {
    const { id: consumer } = await server.deps.db
      .selectFrom("application")
      .select("id")
      .where("consumption_point_id", "=", scene.consumers[0] ?? "")
      .executeTakeFirstOrThrow();
    const other = await server.signedUp();
    const elsewhere = await applyTo(scene.consumer, await publish(other, { name: "Un autre projet" }));
    const params = { id: scene.projectId };
    const body = { applicationIds: [consumer, sold.applicationId, elsewhere.id] };
    const { bound } = await scene.owner.call(documentCalls.listBindings, { params, body });
    const told = new Map(bound.map(({ applicationId, ...one }) => [applicationId, one]));
    expect(told.size).toBe(2);
    expect(told.get(consumer)).toMatchObject({ elsewhere: [], sold: 0 });
    expect(told.get(consumer)?.signed).toContain("salesContract");
    expect(told.get(sold.applicationId)).toMatchObject({ elsewhere: [], sold: 1 });
    for (const stranger of [other, scene.consumer, sold.person]) {
      const asked = await stranger.send("POST", `/api/project/${params.id}/leaving`, body);
      expect(asked.statusCode).toBe(404);
    }
  });

  it("leaves his owner with something to do", async () => {
    const text = await end("person");
    expect(text).toContain(soldWords);
    expect(text).not.toContain("Vous n’avez rien à faire");
  });

  it("reads what still binds him when the owner refuses him", async () => {
    const text = await end("owner");
    expect(text).toContain(soldWords);
    // In words for him, not for who reads of him.
    expect(text).toContain("qui vous lie encore");
    expect(text).not.toContain("qui les lie");
  });

  it("is written by which contract he stays bound, with whom and by what notice, when he leaves", async () => {
    await end("person");
    const mail = server.mails.find(({ to, subject }) => to === sold.person.email && /quittez/u.test(subject));
    expect(mail?.text).toMatch(/Vous aviez signé\s: .*contrat de vente avec Hugo Petit/u);
    expect(mail?.text).toMatch(/contrat de vente avec Hugo Petit[^\n]*: avec un préavis raisonnable/u);
    expect(mail?.text).toContain("à l’adresse du contrat");
  });
});
