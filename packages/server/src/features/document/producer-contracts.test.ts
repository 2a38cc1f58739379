import { documentCalls } from "@mec/api/document";
import { pointCalls } from "@mec/api/point";
import { signatureCalls } from "@mec/api/signature";
import { asConsumer, asProducer, type Participant } from "@mec/domain/point";
import { beforeEach, describe, expect, it } from "vitest";
import { aProductionPoint, aSignatory } from "../../../test/application-fixtures.ts";
import {
  type DocumentsScene,
  documentRows,
  documentsScene,
  insertConsumers,
  someTerms,
} from "../../../test/document-fixtures.ts";
import { startTestServer, type TestServer, type Visitor } from "../../../test/harness.ts";
import { acceptAnother } from "../../../test/late-producer.ts";
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
    const { person, id } = await acceptAnother({ server, scene });
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
    const { id } = await acceptAnother({ server, scene });
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
    const { id } = await acceptAnother({ server, scene });
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
    const { id } = await acceptAnother({ server, scene });
    expect((await listed())?.salesContract).toMatchObject({ status: "READY", gaps: [] });
    await send(scene.consumers.map(asConsumer));
    expect(await contractOf(scene.productionPointId)).toBe("SENT");
    expect(await contractOf(id)).toMatch(/READY/);
  });

  it("holds the contract back where it is everybody's, and the list says that it is the meter", async () => {
    await meter(scene.productionPointId, null);
    await acceptAnother({ server, scene });
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
    const { id, person } = await acceptAnother({ server, scene });
    for (const email of ["hugo0@exemple.fr", "remi@toit.fr"]) await signAll(server, email);
    expect((await listed())?.salesContract).toMatchObject({ status: "DONE", alreadySigned: 1 });
    await meter(id, "30009999999983");
    expect((await listed())?.salesContract).toMatchObject({ status: "READY", gaps: [], alreadySigned: 1 });
    const signedFile = async () => {
      const params = { id: scene.consumers[0] ?? "" };
      const own = await scene.consumer.call(documentCalls.getConsumerDocuments, { params });
      const [signatureRequestId = "", ...others] = own?.salesContract.signedBefore ?? [];
      expect(others).toEqual([]);
      return scene.consumer.call(documentCalls.linkPointDocument, { params, query: { signatureRequestId } });
    };
    // Its file stays at hand while another is prepared, and while that waits to be signed.
    await signedFile();

    const [first, again] = await Promise.all([sendContracts(), sendContracts()]);
    expect([...first.results, ...again.results].filter(({ ok }) => ok)).toHaveLength(1);
    await server.settle();
    const [former, added, ...others] = await contracts();
    expect([former?.status, added?.status, others]).toEqual(["DONE", "SENT", []]);
    await signedFile();
    expect(await contractOf(scene.productionPointId)).toBe("DONE");
    expect(await contractOf(id)).toBe("SENT");
    const [said] = await findSaidDocuments(server.deps.db, [added?.id ?? ""]);
    expect(said?.content).toMatchObject({
      producers: [{ pointId: id }],
      terms: { subscription: null, power: null, price: null },
      acceptedPrice: 0.11,
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
    const { id } = await acceptAnother({ server, scene });
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
    const { id, person } = await acceptAnother({ server, scene });
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
    const { id, person } = await acceptAnother({ server, scene });
    await scene.owner.send("POST", `/api/project/${scene.projectId}/document/salesContract/ignore`, {
      consumptionPointIds: scene.consumers,
      productionPointIds: [],
    });
    await give(person, id, "30009999999992");
    await server.settle();
    expect(told()).toEqual([]);
  });
});
