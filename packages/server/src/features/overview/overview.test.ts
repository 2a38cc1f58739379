import { applicationCalls } from "@mec/api/application";
import { annexeCalls } from "@mec/api/document";
import { overviewCalls } from "@mec/api/overview";
import { pointCalls } from "@mec/api/point";
import { projectCalls } from "@mec/api/project";
import { asProducer } from "@mec/domain/point";
import { formatDate } from "@mec/domain/shared";
import { beforeEach, describe, expect, it } from "vitest";
import {
  addressAt,
  aProductionPoint,
  applyTo,
  aScene,
  aSignatory,
  move,
  publish,
  setStatus,
} from "../../../test/application-fixtures.ts";
import { dayToCome } from "../../../test/days-to-come.ts";
import { documentsScene } from "../../../test/document-fixtures.ts";
import { startTestServer, type TestServer, type Visitor } from "../../../test/harness.ts";
import { documentRow } from "../../../test/rows.ts";
import { sendToSign, signAll, startSigning } from "../../../test/signature-fixtures.ts";

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});

const read = (person: Visitor, id: string) => person.call(overviewCalls.getOverview, { params: { id } });
const visit = (person: Visitor, id: string) => person.call(overviewCalls.visitProject, { params: { id } });
const kinds = ({ toDo }: Awaited<ReturnType<typeof read>>) =>
  toDo.map(({ kind, count }) => `${kind} ${count}`);

describe("a project's home", () => {
  it("says of a new project that something must produce, who is behind it and who could be invited", async () => {
    const owner = await server.signedUp();
    const home = await read(owner, await publish(owner));
    expect(kinds(home)).toEqual([
      "add-producer 1",
      "name-bearer 1",
      "invite-by-email 1",
      "describe-association 1",
      "add-own-point 1",
      "invite 1",
    ]);
    expect(home.steps.map(({ state }) => state).join(" ")).toBe(
      "done current upcoming upcoming upcoming upcoming",
    );
    expect(home).toMatchObject({
      figures: { participants: 0, candidates: 0, proposed: 0, pledged: null, signed: 0 },
      since: null,
      news: [],
      hasMoreNews: false,
    });
  });

  it("tells of the invitations that were sent at once, and asks for them no more", async () => {
    const owner = await server.signedUp();
    const id = await publish(owner);
    const emails = ["un@exemple.fr", "deux@exemple.fr"];
    await owner.call(applicationCalls.invite, { params: { id }, body: { emails } });
    const home = await read(owner, id);
    expect(home.news).toEqual([{ kind: "invitations", at: expect.any(String), people: 2 }]);
    expect(kinds(home)).not.toContain("invite-by-email 1");
  });

  it("asks a person for his place, a body for its buildings until two of them have applied", async () => {
    const owner = await server.signedUp();
    const id = await publish(owner);
    const asked = async () => kinds(await read(owner, id)).filter((kind) => kind.startsWith("add-own"));
    expect(await asked()).toEqual(["add-own-point 1"]);
    await server.deps.db
      .updateTable("project")
      .set({ bearer_kind: "municipality", bearer_name: "Commune de Langouet" })
      .where("id", "=", id)
      .execute();
    expect(await asked()).toEqual(["add-own-buildings 1"]);
    await applyTo(owner, id);
    expect(await asked()).toEqual(["add-own-buildings 1"]);
    await applyTo(owner, id);
    expect(await asked()).toEqual([]);
  });

  it("asks to invite neighbours after a place of the owner's own was accepted, until somebody else applies", async () => {
    const owner = await server.signedUp();
    const id = await publish(owner);
    await move(owner, (await applyTo(owner, id)).id, { status: "SIGNATURE" });
    const asked = async () => kinds(await read(owner, id)).filter((kind) => kind.startsWith("invite"));
    expect(await asked()).toEqual(["invite-by-email 1", "invite 1"]);
    await applyTo(await server.signedUp(), id);
    expect(await asked()).toEqual([]);
  });

  it("asks for the yearly production of the owner's own plant, and of no other's", async () => {
    const { owner, projectId } = await aScene(server);
    const { id } = await owner.call(pointCalls.createProductionPoint, {
      body: aProductionPoint({ projectId, annualProduction: "" }),
    });
    expect(kinds(await read(owner, projectId))).toContain("tell-production 1");
    await owner.call(pointCalls.updateProductionPoint, { params: { id }, body: aProductionPoint() });
    expect(kinds(await read(owner, projectId))).not.toContain("tell-production 1");
    const producer = await server.signedUp();
    const theirs = await producer.call(pointCalls.createProductionPoint, {
      body: aProductionPoint({ annualProduction: "" }),
    });
    const body = {
      projectId,
      participant: { kind: "producer" as const, id: theirs.id },
      isFromProjectOwner: false,
    };
    const { id: applicationId } = await producer.call(applicationCalls.apply, { body });
    await move(owner, applicationId, { status: "SIGNATURE" });
    expect(kinds(await read(owner, projectId))).not.toContain("tell-production 1");
  });

  it("counts who waits for an answer, neighbours and producers apart, until they have it", async () => {
    const { owner, holder, projectId, application } = await aScene(server);
    const producer = await server.signedUp({ firstName: "Paule", lastName: "Roche" });
    const point = await producer.call(pointCalls.createProductionPoint, { body: aProductionPoint() });
    await producer.call(applicationCalls.apply, {
      body: { projectId, participant: { kind: "producer", id: point.id }, isFromProjectOwner: false },
    });
    const home = await read(owner, projectId);
    const beginning = ["name-bearer 1", "describe-association 1", "add-own-point 1"];
    expect(kinds(home)).toEqual(["answer-candidates 1", "answer-producers 1", ...beginning]);
    expect(home.figures).toMatchObject({ participants: 0, candidates: 1, proposed: 0 });
    await move(owner, application.id, { status: "PROPOSAL", price: 0.12 });
    expect(kinds(await read(owner, projectId))).toEqual(["answer-producers 1", ...beginning]);
    await move(holder, application.id, { status: "SIGNATURE" });
    const accepted = await read(owner, projectId);
    expect(accepted.figures).toMatchObject({ participants: 1, candidates: 0, proposed: 0, signed: 0 });
    expect(kinds(accepted)).toContain("describe-pmo 1");
  });

  it("holds the legal body for done once its signed statutes are there too", async () => {
    const { owner, projectId } = await documentsScene(server, { consumers: 1, plans: ["pmo"] });
    const bodyOf = async () => (await read(owner, projectId)).steps.find(({ step }) => step === "pmo")?.state;
    expect(await bodyOf()).toBe("current");
    expect(kinds(await read(owner, projectId))).toContain("describe-pmo 1");
    await server.deps.db
      .insertInto("pmo_file")
      .values({
        project_id: projectId,
        kind: "pmo-status",
        name: "statuts.pdf",
        content_type: "application/pdf",
        size: 3,
        storage_key: "statuts",
        created_at: new Date(),
      })
      .execute();
    expect(await bodyOf()).toBe("done");
    expect(kinds(await read(owner, projectId))).not.toContain("describe-pmo 1");
  });

  it("holds the declaration for made by who shares, once the network, the day and the derogation were said", async () => {
    const { owner, projectId } = await documentsScene(server, {
      consumers: 1,
      status: "EXPLOITATION",
      without: ["producer"],
    });
    const params = { id: projectId };
    const declared = async () =>
      (await read(owner, projectId)).steps.find(({ step }) => step === "declare")?.state;
    expect(await declared()).toBe("upcoming");
    await owner.call(projectCalls.savePerimeterDetails, {
      params,
      body: { ground: "distance", gridOperator: "Enedis", isBehindOneSubstation: false },
    });
    expect(await declared()).toBe("upcoming");
    await owner.call(annexeCalls.saveAnnexeDetails, {
      params,
      body: { startDate: "2035-03-01", derogation: "", surplus: {} },
    });
    expect(await declared()).toBe("begun");
  });

  it("counts the prices that end soon, and those that ended without an answer", async () => {
    const { owner, projectId, application } = await aScene(server);
    const dayMs = 86_400_000;
    const until = new Date(Date.now() + 5 * dayMs);
    const priceUntil = until.toISOString().slice(0, 10);
    await move(owner, application.id, { status: "PROPOSAL", price: 0.12, priceUntil });
    const priced = async () => kinds(await read(owner, projectId)).filter((kind) => kind.includes("prices"));
    expect(await priced()).toEqual([]);
    server.setNow(new Date(until.getTime() - 2 * dayMs));
    expect(await priced()).toEqual(["follow-prices 1"]);
    server.setNow(new Date(until.getTime() + 2 * dayMs));
    expect(await priced()).toEqual(["renew-prices 1"]);
  });

  it("says when two participants are too far apart", async () => {
    const { owner, projectId, application } = await aScene(server);
    await setStatus(server, application.id, "SIGNATURE");
    const far = await server.signedUp();
    const { id } = await applyTo(far, projectId, { address: addressAt(9) });
    expect(kinds(await read(owner, projectId))).not.toContain("fix-perimeter 1");
    await setStatus(server, id, "SIGNATURE");
    expect(kinds(await read(owner, projectId))).toContain("fix-perimeter 1");
  });

  it("counts whom documents are to be sent to, once each, and until all three were", async () => {
    const { owner, projectId, consumers } = await documentsScene(server, {
      consumers: 3,
      plans: ["pmo", "vente", "convention"],
    });
    // Three consumers and the plant.
    expect(kinds(await read(owner, projectId))).toContain("send-papers 4");
    const [first = ""] = consumers;
    const send = (kind: string) =>
      owner.send("POST", `/api/project/${projectId}/document/${kind}/ignore`, {
        consumptionPointIds: [first],
        productionPointIds: [],
      });
    await send("bulletin");
    await send("accord");
    expect(kinds(await read(owner, projectId))).toContain("send-papers 4");
    await send("salesContract");
    expect(kinds(await read(owner, projectId))).toContain("send-papers 3");
  });

  it("leads to the first kind of document that can be sent: without the legal body, the agreement", async () => {
    const { owner, projectId } = await documentsScene(server, {
      consumers: 2,
      plans: ["pmo", "vente", "convention"],
      without: ["producer"],
    });
    const toSend = async () => (await read(owner, projectId)).toDo.find(({ kind }) => kind === "send-papers");
    expect(await toSend()).toEqual({ kind: "send-papers", count: 2, document: "bulletin" });
    await server.deps.db.deleteFrom("pmo_association").execute();
    expect(await toSend()).toEqual({ kind: "send-papers", count: 2, document: "accord" });
  });

  it("counts a producer who was accepted as long as his own documents were not sent, then to start with", async () => {
    const { owner, projectId } = await documentsScene(server, {
      consumers: 0,
      plans: ["pmo", "vente", "convention"],
    });
    const producer = await server.signedUp();
    const { id } = await producer.call(pointCalls.createProductionPoint, { body: aProductionPoint() });
    const { id: applicationId } = await producer.call(applicationCalls.apply, {
      body: { projectId, participant: asProducer(id), isFromProjectOwner: false },
    });
    await move(owner, applicationId, { status: "SIGNATURE" });
    const asked = async () => kinds(await read(owner, projectId)).filter((kind) => /send|start/.test(kind));
    const settle = (kind: string) =>
      owner.send("POST", `/api/project/${projectId}/document/${kind}/ignore`, {
        consumptionPointIds: [],
        productionPointIds: [id],
      });
    // He says first who signs, and the number of his meter.
    expect(await asked()).toEqual([]);
    const { db } = server.deps;
    await db
      .insertInto("signatory")
      .values({ production_point_id: id, identity: JSON.stringify(aSignatory), updated_at: new Date() })
      .execute();
    await db.updateTable("production_point").set({ prm: "30009999999991" }).where("id", "=", id).execute();
    expect(await asked()).toEqual(["send-papers 1"]);
    await settle("bulletin");
    expect(await asked()).toEqual(["send-papers 1"]);
    await settle("accord");
    expect(await asked()).toEqual([]);
    await settle("salesContract");
    expect(await asked()).toEqual(["start-producers 1"]);
  });

  it("counts the consumers who signed before a producer came, once his meter is known", async () => {
    const { owner, projectId, consumers } = await documentsScene(server, {
      consumers: 2,
      status: "EXPLOITATION",
      without: ["producer"],
    });
    const { db } = server.deps;
    for (const consumptionPointId of consumers) {
      await documentRow(db, { projectId, consumptionPointId, kind: "salesContract", status: "DONE" });
    }
    const toSend = async () =>
      (await read(owner, projectId)).toDo.filter(({ kind }) => kind === "send-papers");
    server.setNow(new Date(Date.now() + 60_000));
    const body = { ...aProductionPoint(), projectId };
    const { id } = await owner.call(pointCalls.createProductionPoint, { body });
    await db
      .insertInto("signatory")
      .values({ production_point_id: id, identity: JSON.stringify(aSignatory), updated_at: new Date() })
      .execute();
    for (const kind of ["bulletin", "accord"] as const)
      await documentRow(db, { projectId, productionPointId: id, kind, status: "IGNORED" });
    expect(await toSend()).toEqual([]);
    await db.updateTable("production_point").set({ prm: "30009999999982" }).where("id", "=", id).execute();
    expect(await toSend()).toEqual([{ kind: "send-papers", count: 2, document: "salesContract" }]);
    await owner.send("POST", `/api/project/${projectId}/document/salesContract/ignore`, {
      consumptionPointIds: [],
      productionPointIds: [id],
    });
    expect(await toSend()).toEqual([]);
  });

  it("asks the owner for what he alone can do of documents: whom a signatory lacks brings it himself", async () => {
    const { owner, projectId, consumers } = await documentsScene(server, {
      consumers: 3,
      plans: ["pmo", "vente", "convention"],
      without: ["producer"],
    });
    const ofDocuments = async () =>
      kinds(await read(owner, projectId)).filter((kind) => /papers|refusals|service/.test(kind));
    const [first = "", second = ""] = consumers;
    const { db } = server.deps;
    await db.deleteFrom("signatory").where("consumption_point_id", "=", first).execute();
    expect(await ofDocuments()).toEqual(["send-papers 2"]);
    await documentRow(db, { projectId, consumptionPointId: second, status: "DECLINED" });
    expect(await ofDocuments()).toEqual(["settle-refusals 1", "send-papers 2"]);
    await db.deleteFrom("service_plan").where("account_id", "=", owner.id).execute();
    expect(await ofDocuments()).toEqual(["settle-refusals 1", "take-service 1"]);
  });

  it("is for the project's owner, and read by support; nobody else finds it", async () => {
    const { owner, holder, projectId } = await aScene(server);
    expect((await owner.send("GET", `/api/project/${projectId}/overview`)).statusCode).toBe(200);
    for (const person of [holder, await server.signedUp(), server.visitor()]) {
      const { statusCode } = await person.send("GET", `/api/project/${projectId}/overview`);
      expect([401, 404]).toContain(statusCode);
    }
  });
});

it("counts what the owner has to sign himself, and not what others sign first", async () => {
  const { server: started, signing } = await startSigning();
  const { owner, projectId } = signing;
  await sendToSign(started, signing, ["accord"]);
  const asked = async () => kinds(await read(owner, projectId)).find((kind) => kind.startsWith("sign"));
  expect(await asked()).toBeUndefined();
  await signAll(started, signing.participant.email);
  expect(await asked()).toBe("sign 1");
});

describe("what happened since", () => {
  it("tells what others did, by the person's name and then the point's, and not what the owner did", async () => {
    const { owner, holder, projectId, application } = await aScene(server);
    await move(owner, application.id, { status: "PROPOSAL", price: 0.12 });
    await move(holder, application.id, { status: "SIGNATURE" });
    const { news } = await read(owner, projectId);
    expect(
      news.map((told) =>
        told.kind === "invitations" ? told.people : `${told.name}, ${told.pointName} : ${told.sentence}`,
      ),
    ).toEqual([
      "Hugo Petit, Maison : Prix accepté par le candidat",
      "Hugo Petit, Maison : Candidature envoyée par le candidat",
    ]);
  });

  it("tells that somebody was accepted, began to share, asked to leave and has left, whoever took the step", async () => {
    const { owner, holder, projectId, application } = await aScene(server);
    await move(owner, application.id, { status: "SIGNATURE" });
    await setStatus(server, application.id, "SIGNED");
    await move(owner, application.id, { status: "EXPLOITATION" });
    await holder.call(applicationCalls.requestDeparture, {
      params: { id: application.id },
      body: { leavingOn: dayToCome, reason: "" },
    });
    await owner.send("POST", `/api/application/${application.id}/departure/settlement`);
    const { news } = await read(owner, projectId);
    expect(news.map((told) => told.kind !== "invitations" && told.sentence)).toEqual([
      "Participation terminée",
      `Départ demandé pour le ${formatDate(dayToCome)}`,
      "Mise en exploitation par vous",
      "Documents signés",
      "Accepté par le porteur, sans proposition de prix",
      "Candidature envoyée par le candidat",
    ]);
  });

  it("is new until the owner has come back another time", async () => {
    const at = (time: string) => new Date(`2027-01-11T${time}:00Z`);
    server.setNow(at("08:00"));
    const { owner, projectId } = await aScene(server);
    const newsAt = async (time: string) => {
      server.setNow(at(time));
      const { since, news } = await read(owner, projectId);
      await visit(owner, projectId);
      return { since, people: news.map((told) => told.kind !== "invitations" && told.name) };
    };
    expect(await newsAt("09:00")).toEqual({ since: null, people: ["Hugo Petit"] });
    server.setNow(at("12:00"));
    await applyTo(await server.signedUp({ firstName: "Alix", lastName: "Bonnet" }), projectId);
    const sinceNine = { since: at("09:00").toISOString(), people: ["Alix Bonnet"] };
    expect(await newsAt("18:00")).toEqual(sinceNine);
    expect(await newsAt("18:20")).toEqual(sinceNine);
    expect(await newsAt("20:00")).toEqual({ since: at("18:20").toISOString(), people: [] });
  });

  it("says that there is more than it tells", async () => {
    const { owner, projectId } = await aScene(server);
    for (let index = 0; index < 6; index += 1) await applyTo(await server.signedUp(), projectId);
    expect(await read(owner, projectId)).toMatchObject({ hasMoreNews: true });
    expect((await read(owner, projectId)).news).toHaveLength(6);
  });
});
