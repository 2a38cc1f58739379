import { applicationCalls } from "@mec/api/application";
import { documentCalls } from "@mec/api/document";
import { pointCalls } from "@mec/api/point";
import { signatoryCalls } from "@mec/api/signatory";
import { signatureCalls } from "@mec/api/signature";
import { asConsumer, asProducer, type Participant } from "@mec/domain/point";
import { beforeEach, describe, expect, it } from "vitest";
import {
  aProductionPoint,
  applyTo,
  aSignatory,
  confirmEmail,
  move,
  publish,
  setStatus,
} from "../../../test/application-fixtures.ts";
import { dayToCome } from "../../../test/days-to-come.ts";
import {
  type DocumentsScene,
  documentRows,
  documentsScene,
  insertConsumers,
  someTerms,
} from "../../../test/document-fixtures.ts";
import { startTestServer, type TestServer, type Visitor } from "../../../test/harness.ts";
import { mailedLink, signAll } from "../../../test/signature-fixtures.ts";
import { findSaidDocuments } from "./said-documents.ts";

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

/** Somebody whose plant is accepted while others already sell. */
async function acceptAnother() {
  const person = await server.signedUp({ firstName: "Paule", lastName: "Roche" });
  await confirmEmail(server, person.id);
  const { id } = await person.call(pointCalls.createProductionPoint, { body: aProductionPoint() });
  const application = await person.call(applicationCalls.apply, {
    body: { projectId: scene.projectId, participant: asProducer(id), isFromProjectOwner: false },
  });
  await move(scene.owner, application.id, { status: "SIGNATURE" });
  await person.call(signatoryCalls.saveProductionSignatory, {
    params: { id },
    body: { ...aSignatory, firstName: "Paule", name: "Roche", email: person.email },
  });
  return { person, id, applicationId: application.id };
}

const contractOf = async (pointId: string) => {
  const listed = await scene.owner.call(documentCalls.listDocuments, {
    params: { id: scene.projectId },
  });
  return listed.find(({ id }) => id === pointId)?.salesContract.status;
};

describe("the sales contracts of a producer who comes later", () => {
  it("are in preparation as long as only others have signed some, for him and for the owner", async () => {
    await send([...scene.consumers.map(asConsumer), asProducer(scene.productionPointId)]);
    for (const email of ["hugo0@exemple.fr", "remi@toit.fr"]) await signAll(server, email);
    const { person, id } = await acceptAnother();
    const seen = await person.call(documentCalls.getProducerDocuments, { params: { id } });
    expect(seen?.salesContract.status).toMatch(/READY/);
    expect(await contractOf(id)).toMatch(/READY/);
    expect(await contractOf(scene.productionPointId)).toBe("DONE");
  });

  it("are in preparation too where the others' were settled outside of the platform before he came", async () => {
    await scene.owner.send("POST", `/api/project/${scene.projectId}/document/salesContract/ignore`, {
      consumptionPointIds: scene.consumers,
      productionPointIds: [],
    });
    server.setNow(new Date(Date.now() + 60_000));
    const { id } = await acceptAnother();
    expect(await contractOf(id)).toMatch(/READY/);
    expect(await contractOf(scene.productionPointId)).toBe("IGNORED");
  });

  it("are in preparation where it is a plant of the owner's own, which needs no acceptance", async () => {
    await scene.owner.send("POST", `/api/project/${scene.projectId}/document/salesContract/ignore`, {
      consumptionPointIds: scene.consumers,
      productionPointIds: [],
    });
    server.setNow(new Date(Date.now() + 60_000));
    const body = { ...aProductionPoint(), projectId: scene.projectId };
    const { id } = await scene.owner.call(pointCalls.createProductionPoint, { body });
    expect(await contractOf(id)).toMatch(/READY/);
    expect(await contractOf(scene.productionPointId)).toBe("IGNORED");
  });

  it("are signed with the first contract that names him", async () => {
    await send(scene.consumers.map(asConsumer));
    const { id } = await acceptAnother();
    const [late = ""] = await insertConsumers(server, scene.projectId, scene.consumer.id, {
      count: 1,
      first: 1,
    });
    await server.deps.db
      .updateTable("production_point")
      .set({ prm: "30009999999992" })
      .where("id", "=", id)
      .execute();
    expect(await contractOf(id)).toMatch(/READY/);
    await send([asConsumer(late)]);
    expect(await contractOf(id)).toBe("SENT");
    expect(await contractOf(scene.productionPointId)).toBe("SENT");
  });
});

describe("a producer whose meter is not there yet", () => {
  const meter = (id: string, prm: string | null) =>
    server.deps.db.updateTable("production_point").set({ prm }).where("id", "=", id).execute();
  const listed = async () =>
    (await scene.owner.call(documentCalls.listDocuments, { params: { id: scene.projectId } })).find(
      ({ kind }) => kind === "consumer",
    );
  const contracts = async () => {
    const rows = await documentRows(server, scene.projectId);
    return rows.filter(({ kind, consumptionPointId }) => kind === "salesContract" && consumptionPointId);
  };
  const sendContracts = () =>
    scene.owner.call(documentCalls.sendDocuments, {
      params: { id: scene.projectId, kind: "salesContract" },
      body: { participants: scene.consumers.map(asConsumer) },
    });

  it("holds nobody back: the contract is made with those whose meter is known", async () => {
    const { id } = await acceptAnother();
    expect((await listed())?.salesContract).toMatchObject({ status: "READY", gaps: [] });
    await send(scene.consumers.map(asConsumer));
    expect(await contractOf(scene.productionPointId)).toBe("SENT");
    expect(await contractOf(id)).toMatch(/READY/);
  });

  it("holds the contract back where it is everybody's, and the list says that it is the meter", async () => {
    await meter(scene.productionPointId, null);
    await acceptAnother();
    expect((await listed())?.salesContract).toMatchObject({
      status: "NOT-READY",
      gaps: [{ item: "prm", target: "producers" }],
    });
    const { email } = scene.consumer;
    const identity = JSON.stringify({ ...aSignatory, firstName: "Hugo", name: "Petit", email });
    const signatory = server.deps.db.updateTable("signatory").set({ identity });
    await signatory.where("consumption_point_id", "=", scene.consumers[0] ?? "").execute();
    server.mails.length = 0;
    await send(scene.consumers.map(asConsumer));
    const mailed = () => server.mails.filter(({ to }) => to === email).at(-1);
    expect(mailed()?.subject).toMatch(/^2.documents à signer pour/u);
    expect(mailed()?.text.replaceAll(/[\u200b\u2060]/gu, "")).toMatch(
      /Votre contrat de vente suivra\s: il attend le compteur \(PDL\) de «\sToit de l’école\s» ou «/u,
    );
    // What he said yes to, and what it saves him, stand where he signs.
    const params = { token: mailedLink(server, email) };
    const { essentials, sums } = await server.visitor().call(signatureCalls.readSignatureSummary, { params });
    expect(essentials.find(({ subject }) => subject === "price")?.text).toContain(
      "le prix que vous avez accepté",
    );
    expect(sums).toHaveLength(1);

    await meter(scene.productionPointId, "30009999999991");
    expect((await listed())?.salesContract.status).toBe("READY");
    await signAll(server, email);
    await sendContracts();
    await server.settle();
    expect(mailed()?.subject).toMatch(/^1.contrat de vente à signer pour/u);
  });

  it("has a contract of its own with who has signed one, once the meter comes: nothing is signed again, no subscription paid twice", async () => {
    await scene.owner.call(documentCalls.saveSalesContract, {
      params: { id: scene.projectId },
      body: { consumptionPointId: null, terms: { ...someTerms, vatRegime: null, subscription: 24 } },
    });
    await send([...scene.consumers.map(asConsumer), asProducer(scene.productionPointId)]);
    const { id, person } = await acceptAnother();
    for (const email of ["hugo0@exemple.fr", "remi@toit.fr"]) await signAll(server, email);
    expect((await listed())?.salesContract).toMatchObject({ status: "DONE", alreadySigned: 1 });
    await meter(id, "30009999999983");
    expect((await listed())?.salesContract).toMatchObject({ status: "READY", gaps: [], alreadySigned: 1 });

    const [first, again] = await Promise.all([sendContracts(), sendContracts()]);
    expect([...first.results, ...again.results].filter(({ ok }) => ok)).toHaveLength(1);
    await server.settle();
    const [former, added, ...others] = await contracts();
    expect([former?.status, added?.status, others]).toEqual(["DONE", "SENT", []]);
    expect(await contractOf(scene.productionPointId)).toBe("DONE");
    expect(await contractOf(id)).toBe("SENT");
    const [said] = await findSaidDocuments(server.deps.db, [added?.id ?? ""]);
    expect(said?.content).toMatchObject({
      producers: [{ pointId: id }],
      terms: { subscription: null, power: null, price: someTerms.price },
    });

    for (const email of ["hugo0@exemple.fr", person.email]) await signAll(server, email);
    expect(
      server.mails.find(({ subject }) => /contrat de vente à signer en plus pour/u.test(subject))?.text,
    ).toContain("Ce que vous avez déjà signé ne change pas.");
    expect((await contracts()).map(({ status }) => status)).toEqual(["DONE", "DONE"]);
    expect((await listed())?.salesContract).toMatchObject({ status: "DONE", alreadySigned: 2 });
    expect(await contractOf(id)).toBe("DONE");
  });

  it("leaves a consumer signed whose contract with him is refused, and sends it again on its own", async () => {
    await send(scene.consumers.map(asConsumer));
    for (const email of ["hugo0@exemple.fr", "odile@watts.fr", "remi@toit.fr"]) await signAll(server, email);
    const statusOf = () =>
      server.deps.db
        .selectFrom("application")
        .select("status")
        .where("consumption_point_id", "is not", null)
        .executeTakeFirstOrThrow();
    expect((await statusOf()).status).toBe("SIGNED");
    const { id } = await acceptAnother();
    await meter(id, "30009999999983");
    await sendContracts();
    await server.settle();
    const [, added] = await contracts();
    await server.deps.db
      .updateTable("document")
      .set({ status: "DECLINED" })
      .where("id", "=", added?.id ?? "")
      .execute();
    expect((await listed())?.salesContract).toMatchObject({ status: "DECLINED", alreadySigned: 1 });
    await sendContracts();
    await server.settle();
    expect((await contracts()).map(({ status }) => status)).toEqual(["DONE", "SENT"]);
    expect((await statusOf()).status).toBe("SIGNED");
  });
});

describe("a producer's first meter", () => {
  const give = (person: Visitor, id: string, prm: string) =>
    person.call(pointCalls.updateProductionPoint, {
      params: { id },
      body: { ...aProductionPoint(), operational: { raccordementId: "", prm, sge: prm !== "" } },
    });
  const told = () =>
    server.mails.filter(({ to, subject }) => to === scene.owner.email && subject.includes("compteur"));

  it("is told to the owner once, with how many contracts waited for it, and no correction of it", async () => {
    const { id, person } = await acceptAnother();
    expect(told()).toEqual([]);
    for (const prm of ["30009999999992", "30009999999983", "", "30009999999992"]) {
      await give(person, id, prm);
      await server.settle();
    }
    const [mail, ...others] = told();
    expect(others).toEqual([]);
    expect(mail?.text).toContain("Paule Roche a donné le numéro de compteur (PDL)");
    expect(mail?.text).toMatch(/1\scontrat de vente l’attendait/u);
    expect(mail?.text).toContain("peuvent partir");
  });

  it("is told to nobody where no contract waits for it", async () => {
    const { id, person } = await acceptAnother();
    await scene.owner.send("POST", `/api/project/${scene.projectId}/document/salesContract/ignore`, {
      consumptionPointIds: scene.consumers,
      productionPointIds: [],
    });
    await give(person, id, "30009999999992");
    await server.settle();
    expect(told()).toEqual([]);
  });
});

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
    const { id, applicationId, person } = await acceptAnother();
    await meter(id);
    await send(scene.consumers.map(asConsumer));
    await signAll(server, "hugo0@exemple.fr");
    expect(await onWay()).toHaveLength(1);
    server.mails.length = 0;
    await leave(applicationId, person);
    const requests = server.deps.db.selectFrom("signature_request").select("status");
    expect((await requests.where("status", "=", "canceled").execute()).length).toBeGreaterThan(0);
    const [mail, ...others] = server.mails.filter(({ subject }) => subject.includes("retiré"));
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
    const { id, person } = await acceptAnother();
    await meter(id);
    await send(scene.consumers.map(asConsumer));
    server.mails.length = 0;
    expect((await person.send("DELETE", "/api/user")).statusCode).toBe(204);
    await server.settle();
    expect(await onWay()).toEqual([]);
    expect(server.mails.filter(({ subject }) => subject.includes("retiré")).map(({ to }) => to)).toEqual([
      "hugo0@exemple.fr",
    ]);
  });

  it("stays where somebody else sells by it too", async () => {
    const { id, applicationId, person } = await acceptAnother();
    await meter(id);
    await send(scene.consumers.map(asConsumer));
    await leave(applicationId, person);
    expect(await contractOf(scene.consumers[0] ?? "")).toBe("SENT");
    expect(server.mails.filter(({ subject }) => subject.includes("retiré"))).toEqual([]);
  });
});

describe("a producer whose application ends", () => {
  const soldWords = "1\u00a0contrat signé avec un consommateur";
  let sold: Awaited<ReturnType<typeof acceptAnother>>;
  beforeEach(async () => {
    sold = await acceptAnother();
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
