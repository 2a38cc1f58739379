import { accountCalls } from "@mec/api/account";
import { applicationCalls } from "@mec/api/application";
import { pointCalls } from "@mec/api/point";
import { portfolioCalls } from "@mec/api/portfolio";
import { projectCalls, publicProjectCalls } from "@mec/api/project";
import { asProducer } from "@mec/domain/point";
import { priceRangeOf } from "@mec/domain/project";
import { beforeEach, describe, expect, it } from "vitest";
import {
  addressAt,
  aProductionPoint,
  aProject,
  applyTo,
  aScene,
  publish,
  registerPoint,
  setStatus,
} from "../../../test/application-fixtures.ts";
import { startTestServer, type TestServer } from "../../../test/harness.ts";

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});

describe("publishing a project", () => {
  it("needs nothing else: everything that is not known yet is empty", async () => {
    const owner = await server.signedUp();
    const input = aProject();
    const made = await owner.call(projectCalls.createProject, { body: input });
    expect(made).toEqual({
      ...input,
      id: made.id,
      images: [],
      created: made.created,
      updated: made.created,
      price: null,
      priceWithTax: null,
      vatRegime: null,
      plannedVat: null,
      numberOfConsumers: 0,
      numberOfProducers: 0,
      gauge: {
        ...{ annualProductionKwh: 0, plannedKwh: 0, pledgedShare: null, isQueued: false },
        ...{ acceptedKwh: 0, appliedKwh: 0 },
      },
      productionTypes: [],
      moderation: { status: "pending", reason: null },
      ownerConfirmed: true,
      bearer: null,
      bearerImage: null,
      stage: "recruiting",
      expectedStart: null,
    });
    const page = await server
      .visitor()
      .call(publicProjectCalls.getPublicProject, { params: { id: made.id } });
    expect(page).toMatchObject({ participants: [], powerKwc: 0, ownerVerified: true, greatestKm: null });
    expect(page.area.length).toBeGreaterThan(8);
  });

  it("starts with the values of the specification", async () => {
    const owner = await server.signedUp();
    const { name, description, address } = aProject();
    const answer = await owner.send("POST", "/api/project", { name, description, address });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({
      perimeter: 2,
      repartitionKey: "default_dynamic",
      visibility: true,
    });
  });

  it("with its production point is all or nothing", async () => {
    const owner = await server.signedUp();
    const { project, productionPoint } = await owner.call(projectCalls.onboardProject, {
      body: { project: aProject(), productionPoint: aProductionPoint() },
    });
    expect(productionPoint.projectId).toBe(project.id);
    expect(project).toMatchObject({ price: { min: 0.1, max: 0.15 }, numberOfProducers: 1 });
    const refused = await owner.send("POST", "/api/project/onboard", { project: {}, productionPoint: {} });
    expect(refused.statusCode).toBe(400);
    expect(await owner.call(projectCalls.listMyProjects, {})).toHaveLength(1);
  });

  it("tells the owner by mail, once it is visible", async () => {
    const owner = await server.signedUp();
    const id = await publish(owner, { visibility: false });
    await server.settle();
    const subjects = () => server.mails.filter(({ to }) => to === owner.email).map(({ subject }) => subject);
    expect(subjects()).not.toContain("Votre projet «\u00a0Soleil de Rennes\u00a0» est en ligne");
    await owner.call(projectCalls.updateProject, { params: { id }, body: aProject() });
    await server.settle();
    expect(subjects()).toContain("Votre projet «\u00a0Soleil de Rennes\u00a0» est en ligne");
  });
});

describe("a project's price, counts and gauge", () => {
  it("follow its production points, the free ones apart", async () => {
    const owner = await server.signedUp();
    const projectId = await publish(owner);
    const points = [
      aProductionPoint({ projectId, price: { min: 0.12, max: 0.14 }, annualProduction: "1000" }),
      aProductionPoint({
        projectId,
        price: { min: 0.08, max: 0.1 },
        productionType: "wind",
        annualProduction: "",
      }),
      aProductionPoint({ projectId, price: null, annualProduction: "500", productionPower: null }),
    ];
    for (const body of points) await owner.call(pointCalls.createProductionPoint, { body });
    const project = await owner.call(projectCalls.getProject, { params: { id: projectId } });
    expect(project).toMatchObject({
      price: priceRangeOf(points),
      numberOfProducers: 3,
      productionTypes: ["photovoltaic", "wind"],
      gauge: { annualProductionKwh: 1500, acceptedKwh: 0, appliedKwh: 0 },
    });
    const [first] = await owner.call(projectCalls.listProjectProducers, { params: { id: projectId } });
    await owner.call(pointCalls.deleteProductionPoint, { params: { id: first?.id ?? "" } });
    const after = await owner.call(projectCalls.getProject, { params: { id: projectId } });
    expect(after).toMatchObject({ price: { min: 0.08, max: 0.1 }, numberOfProducers: 2 });
  });

  it("count consumers from their acceptance on, and what they consume as it changes", async () => {
    const { owner, holder, projectId, application } = await aScene(server);
    const read = async () => owner.call(projectCalls.getProject, { params: { id: projectId } });
    expect(await read()).toMatchObject({ numberOfConsumers: 0, gauge: { acceptedKwh: 0, appliedKwh: 3500 } });
    for (const status of ["SIGNATURE", "SIGNED", "EXPLOITATION"] as const) {
      await setStatus(server, application.id, status);
      expect(await read()).toMatchObject({
        numberOfConsumers: 1,
        gauge: { acceptedKwh: 3500, appliedKwh: 0 },
      });
    }
    await holder.send("PUT", `/api/consumption-point/${application.consumerId}`, {
      name: "Maison",
      consumerType: "individual",
      address: addressAt(),
      yearlyConsumption: 5000,
    });
    expect((await read()).gauge.acceptedKwh).toBe(5000);
    const told = await holder.call(projectCalls.getProject, { params: { id: projectId } });
    expect(told.gauge).toMatchObject({ acceptedKwh: null, appliedKwh: null });
    await setStatus(server, application.id, "REJECTED");
    expect(await read()).toMatchObject({ numberOfConsumers: 0, gauge: { acceptedKwh: 0, appliedKwh: 0 } });
  });
});

describe("changing a project", () => {
  it("ignores what is read-only and refuses what is unknown", async () => {
    const owner = await server.signedUp();
    const id = await publish(owner);
    const url = `/api/project/${id}`;
    const read = (await owner.send("GET", url)).json();
    const echoed = await owner.send("PUT", url, { ...read, name: "Moulin de Rennes", numberOfConsumers: 99 });
    expect(echoed.json()).toMatchObject({ name: "Moulin de Rennes", numberOfConsumers: 0 });
    expect((await owner.send("PUT", url, { ...read, owner: "me" })).statusCode).toBe(400);
  });

  it("is for its owner only", async () => {
    const { holder, projectId } = await aScene(server);
    const stranger = await server.signedUp();
    for (const person of [holder, stranger]) {
      expect((await person.send("PUT", `/api/project/${projectId}`, aProject())).statusCode).toBe(404);
      expect((await person.send("DELETE", `/api/project/${projectId}`)).statusCode).toBe(404);
    }
    expect((await stranger.send("GET", `/api/project/${projectId}`)).statusCode).toBe(404);
  });

  it("does not tell its participants what support wrote to the owner", async () => {
    const { owner, holder, projectId } = await aScene(server);
    await server.deps.db
      .updateTable("project")
      .set({ moderation_status: "hidden", moderation_reason: "Texte injurieux." })
      .execute();
    const params = { id: projectId };
    const own = await owner.call(projectCalls.getProject, { params });
    expect(own.moderation).toEqual({ status: "hidden", reason: "Texte injurieux." });
    const theirs = await holder.call(projectCalls.getProject, { params });
    expect(theirs.moderation).toEqual({ status: "hidden", reason: null });
  });
});

describe("deleting a project", () => {
  it("tells those who applied, frees their points and its production points", async () => {
    const { owner, holder, projectId, application } = await aScene(server);
    await applyTo(owner, projectId);
    const { id } = await owner.call(pointCalls.createProductionPoint, {
      body: aProductionPoint({ projectId }),
    });
    await owner.call(projectCalls.deleteProject, { params: { id: projectId } });
    await server.settle();
    const told = server.mails.filter(({ subject }) => subject.endsWith("n’existe plus"));
    expect(told.map(({ to }) => to)).toEqual([holder.email]);
    const params = { id: application.consumerId ?? "" };
    expect(await holder.call(applicationCalls.getApplication, { params })).toBeNull();
    expect(await owner.call(pointCalls.getProductionPoint, { params: { id } })).not.toHaveProperty(
      "projectId",
    );
    expect(await owner.call(projectCalls.listMyProjects, {})).toEqual([]);
  });

  it("is refused in exploitation, as its owner is told beforehand", async () => {
    const { owner, holder, projectId, application } = await aScene(server);
    const read = async (who = owner) => who.call(projectCalls.getProject, { params: { id: projectId } });
    expect((await read()).mayBeDeleted).toBe(true);
    await setStatus(server, application.id, "EXPLOITATION");
    expect((await read()).mayBeDeleted).toBe(false);
    expect((await read(holder)).mayBeDeleted).toBeNull();
    const refused = await owner.send("DELETE", `/api/project/${projectId}`);
    expect([refused.statusCode, refused.json().message]).toEqual([409, "PROJECT_IN_EXPLOITATION"]);
  });
});

describe("what a person holds", () => {
  it("comes in one call", async () => {
    const owner = await server.signedUp();
    const projectId = await publish(owner);
    const pointId = await registerPoint(owner);
    await owner.call(pointCalls.createProductionPoint, { body: aProductionPoint({ projectId }) });
    await publish(await server.signedUp());
    const held = await owner.call(portfolioCalls.getPoints, {});
    expect(held.projects.map(({ id }) => id)).toEqual([projectId]);
    expect(held.consumptionPoints.map(({ id }) => id)).toEqual([pointId]);
    expect(held.productionPoints).toHaveLength(1);
  });

  it("is nothing for a visitor: a 401, which the pages read as an empty list", async () => {
    const answers = await Promise.all(
      ["/api/project/by-user", "/api/user/points"].map((url) => server.visitor().send("GET", url)),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401]);
  });
});

describe("a project's producers", () => {
  it("are its own points and those that ask to join, each with whom to speak to", async () => {
    const { owner, holder, projectId } = await aScene(server);
    const own = await owner.call(pointCalls.createProductionPoint, { body: aProductionPoint({ projectId }) });
    const other = await holder.call(pointCalls.createProductionPoint, { body: aProductionPoint() });
    await holder.call(applicationCalls.apply, {
      body: { projectId, participant: asProducer(other.id), isFromProjectOwner: false },
    });
    const producers = await owner.call(projectCalls.listProjectProducers, { params: { id: projectId } });
    expect(producers.map(({ id, projectId: in_ }) => [id, in_ ?? null])).toEqual([
      [own.id, projectId],
      [other.id, null],
    ]);
    const { email } = await holder.call(accountCalls.getSession, {});
    expect(producers[1]?.holder.email).toBe(email);
    expect(producers[0]?.holder.email).not.toBe(email);
  });
});
