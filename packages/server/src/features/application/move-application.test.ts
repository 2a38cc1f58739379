import { applicationCalls } from "@mec/api/application";
import { pointCalls } from "@mec/api/point";
import { projectCalls } from "@mec/api/project";
import { limits } from "@mec/domain/account";
import { asProducer } from "@mec/domain/point";
import { beforeEach, describe, expect, it } from "vitest";
import {
  addressAt,
  aProductionPoint,
  applyTo,
  aScene,
  move,
  publish,
  type Scene,
  setStatus,
} from "../../../test/application-fixtures.ts";
import { dayAfter, dayToCome } from "../../../test/days-to-come.ts";
import { startTestServer, type TestServer } from "../../../test/harness.ts";

let server: TestServer;
let scene: Scene;

beforeEach(async () => {
  server = await startTestServer();
  scene = await aScene(server);
});

const accept = { status: "SIGNATURE" } as const;

describe("the journey", () => {
  it("goes from a proposal to an acceptance, each step dated and kept, newest first", async () => {
    const { owner, holder, application } = scene;
    const params = { id: application.id };
    await owner.call(applicationCalls.moveApplication, {
      params,
      body: { status: "PROPOSAL", price: 0.125, message: "Pour dix ans." },
    });
    const { progress } = await holder.call(applicationCalls.moveApplication, { params, body: accept });
    expect(progress).toMatchObject([
      { status: "SIGNATURE" },
      { status: "PROPOSAL", price: 0.125, message: "Pour dix ans." },
      { status: "APPLICATION" },
    ]);
    const [project] = await owner.call(projectCalls.listMyProjects, {});
    expect(project?.numberOfConsumers).toBe(1);
  });
});

describe("a price with a last day", () => {
  const late = { status: "PROPOSAL", price: 0.12, priceUntil: "2026-12-01" } as const;
  const codeOf = ({ statusCode, json }: Awaited<ReturnType<typeof move>>) => [statusCode, json().message];

  beforeEach(() => server.setNow(new Date("2026-11-23T11:00:00Z")));

  it("is told to both sides, and accepted on that day still", async () => {
    const { owner, holder, application } = scene;
    await move(owner, application.id, late);
    const [step] = (await move(holder, application.id, accept)).json().progress.slice(1);
    expect(step).toMatchObject({ status: "PROPOSAL", priceUntil: "2026-12-01" });
  });

  it("is accepted no more the day after, and another one is", async () => {
    const { owner, holder, application } = scene;
    await move(owner, application.id, late);
    server.setNow(new Date("2026-12-01T23:30:00Z"));
    expect(codeOf(await move(holder, application.id, accept))).toEqual([409, "PRICE_EXPIRED"]);
    await move(owner, application.id, { ...late, priceUntil: "2026-12-31" });
    expect((await move(holder, application.id, accept)).statusCode).toBe(201);
  });

  it("does not keep the holder from refusing it, nor the owner from accepting the candidate", async () => {
    const { owner, holder, application, projectId } = scene;
    await move(owner, application.id, late);
    const other = await applyTo(await server.signedUp(), projectId);
    await move(owner, other.id, late);
    server.setNow(new Date("2026-12-02T11:00:00Z"));
    expect((await move(holder, application.id, { status: "REJECTED" })).statusCode).toBe(201);
    expect((await move(owner, other.id, accept)).statusCode).toBe(201);
  });

  it("is refused in the past, further than a year, and without a price", async () => {
    const { owner, application } = scene;
    for (const priceUntil of ["2026-11-22", "2027-11-24"]) {
      const answer = await move(owner, application.id, { ...late, priceUntil });
      expect(codeOf(answer)).toEqual([400, "PRICE_TERM_INVALID"]);
    }
    const accepted = { ...accept, priceUntil: "2026-12-01" };
    expect(codeOf(await move(owner, application.id, accepted))).toEqual([400, "PRICE_UNEXPECTED"]);
  });
});

describe("what one person makes the other side receive", () => {
  const most = limits.stepsPerApplication.points;

  it("is bounded by the steps of a day, for each person and application", async () => {
    const { owner, holder, application } = scene;
    for (let price = 1; price <= most; price += 1) {
      const step = { status: "PROPOSAL", price: price / 1000 } as const;
      expect((await move(owner, application.id, step)).statusCode).toBe(201);
    }
    const flood = await move(owner, application.id, { status: "PROPOSAL", price: 0.2 });
    expect(flood.statusCode).toBe(429);
    expect(Number(flood.headers["retry-after"])).toBeGreaterThan(0);
    const { results } = await owner.call(applicationCalls.moveApplications, {
      params: { id: scene.projectId },
      body: { applicationIds: [application.id], step: { status: "PROPOSAL", price: 0.2 } },
    });
    expect(results).toMatchObject([{ ok: false, code: "TOO_MANY_REQUESTS" }]);
    expect((await move(holder, application.id, accept)).statusCode).toBe(201);
  });

  it("is bounded by the applications of a day, withdrawn or not", async () => {
    const person = await server.signedUp();
    const { id, consumerId } = await applyTo(person, scene.projectId);
    for (let sent = 2; sent < limits.applicationsPerAccount.points; sent += 1) {
      await server.deps.limits.count("applicationsPerAccount", person.id);
    }
    await move(person, id, { status: "REJECTED" });
    const body = { projectId: scene.projectId, consumptionPointId: consumerId, isFromProjectOwner: false };
    const again = await person.send("POST", "/api/application", body);
    expect(again.statusCode).toBe(201);
    await move(person, again.json().id, { status: "REJECTED" });
    expect((await person.send("POST", "/api/application", body)).statusCode).toBe(429);
  });
});

describe("a price that changes while it is being accepted", () => {
  const propose = (price: number) =>
    move(scene.owner, scene.application.id, { status: "PROPOSAL", price } as const);
  const acceptAt = (price: number) => move(scene.holder, scene.application.id, { ...accept, price });

  it("is not accepted by who read the one before it", async () => {
    await propose(0.12);
    await propose(0.21);
    const refused = await acceptAt(0.12);
    expect([refused.statusCode, refused.json().message]).toEqual([409, "PRICE_CHANGED"]);
    expect((await acceptAt(0.21)).json().progress).toMatchObject([
      { status: "SIGNATURE" },
      { status: "PROPOSAL", price: 0.21 },
      { status: "PROPOSAL", price: 0.12 },
      { status: "APPLICATION" },
    ]);
  });

  it("is one or the other when both come at once, never one that was not read", async () => {
    await propose(0.12);
    const [accepted, proposed] = await Promise.all([acceptAt(0.12), propose(0.21)]);
    expect([accepted.statusCode, proposed.statusCode].toSorted()).toEqual([201, 409]);
  });

  it("is not said by an owner who accepts a candidate", async () => {
    await propose(0.12);
    const refused = await move(scene.owner, scene.application.id, { ...accept, price: 0.12 });
    expect([refused.statusCode, refused.json().message]).toEqual([400, "PRICE_UNEXPECTED"]);
  });
});

describe("a meter", () => {
  const meter = { prm: "30001234567890", sge: true };

  it("registered twice is accepted once, and is free again after a refusal", async () => {
    const { owner, projectId } = scene;
    const first = await applyTo(await server.signedUp(), projectId, meter);
    const second = await applyTo(await server.signedUp(), projectId, meter);
    expect((await move(owner, first.id, accept)).statusCode).toBe(201);
    const refused = await move(owner, second.id, accept);
    expect(refused.statusCode).toBe(409);
    expect(refused.json().message).toBe("PRM_ALREADY_ACCEPTED");
    expect(refused.json().issues[0].message).toContain("compteur");
    await move(owner, first.id, { status: "REJECTED", message: "Erreur de compteur." });
    expect((await move(owner, second.id, accept)).statusCode).toBe(201);
  });
});

describe("the perimeter", () => {
  it("asks for a confirmation when an acceptance breaks it between two participants", async () => {
    const { owner, projectId } = scene;
    const north = await applyTo(await server.signedUp(), projectId, { address: addressAt(1.5) });
    const south = await applyTo(await server.signedUp(), projectId, { address: addressAt(-1.5) });
    expect((await move(owner, north.id, accept)).statusCode).toBe(201);
    const asked = await move(owner, south.id, accept);
    expect(asked.statusCode).toBe(409);
    expect(asked.json().message).toBe("OUT_OF_PERIMETER");
    const confirmed = await move(owner, south.id, { ...accept, confirmOutOfPerimeter: true });
    expect(confirmed.statusCode).toBe(201);
  });

  it("is measured from the project's address while nobody takes part, and does not stop the holder", async () => {
    const { owner, projectId } = scene;
    const far = await server.signedUp();
    const { id } = await applyTo(far, projectId, { address: addressAt(5) });
    expect((await move(owner, id, accept)).statusCode).toBe(409);
    expect((await move(owner, id, { status: "PROPOSAL", price: 0.1 })).statusCode).toBe(201);
    expect((await move(far, id, accept)).statusCode).toBe(201);
  });

  it("asks before two prices that keep it each, and break it together: both may say yes", async () => {
    const { owner, projectId } = scene;
    const [first, second] = [await server.signedUp(), await server.signedUp()];
    const north = await applyTo(first, projectId, { address: addressAt(1.5) });
    const south = await applyTo(second, projectId, { address: addressAt(-1.5) });
    const price = { status: "PROPOSAL", price: 0.1, confirmOutOfPerimeter: false } as const;
    expect((await move(owner, north.id, price)).statusCode).toBe(201);
    const asked = await move(owner, south.id, price);
    expect([asked.statusCode, asked.json().message]).toEqual([409, "OUT_OF_PERIMETER"]);
    expect(asked.json().issues[0].message).toMatch(/^Avec ce point et ceux à qui vous avez proposé un prix/u);
    expect((await move(owner, south.id, accept)).statusCode).toBe(409);
    // Whoever withdraws can join no more.
    expect((await move(first, north.id, { status: "REJECTED" })).statusCode).toBe(201);
    expect((await move(owner, south.id, price)).statusCode).toBe(201);
  });

  it("asks whoever did not confirm it when a price is proposed outside it: the holder's yes asks nobody again", async () => {
    const { owner, projectId } = scene;
    const { id } = await applyTo(await server.signedUp(), projectId, { address: addressAt(5) });
    const asked = await move(owner, id, { status: "PROPOSAL", price: 0.1, confirmOutOfPerimeter: false });
    expect([asked.statusCode, asked.json().message]).toEqual([409, "OUT_OF_PERIMETER"]);
    expect(asked.json().issues[0].message).toContain("Si cette personne accepte votre prix");
    const refused = await move(owner, id, { status: "REJECTED", message: "Vous êtes trop loin." });
    expect(refused.statusCode).toBe(201);
  });
});

describe("a producer", () => {
  it("produces for the project from the acceptance until a refusal", async () => {
    const { owner, projectId } = scene;
    const producer = await server.signedUp();
    const { id: productionPointId } = await producer.call(pointCalls.createProductionPoint, {
      body: aProductionPoint(),
    });
    const { id } = await producer.call(applicationCalls.apply, {
      body: { projectId, participant: asProducer(productionPointId), isFromProjectOwner: false },
    });
    const params = { id: productionPointId };
    expect((await move(owner, id, accept)).statusCode).toBe(201);
    const joined = await producer.call(pointCalls.getProductionPoint, { params });
    expect(joined.projectId).toBe(projectId);
    const elsewhere = await publish(await server.signedUp());
    const second = await producer.send("POST", "/api/application", {
      projectId: elsewhere,
      productionPointId,
      isFromProjectOwner: false,
    });
    expect(second.json().message).toBe("ALREADY_APPLIED");
    await move(owner, id, { status: "REJECTED", message: "Toiture trop petite." });
    const left = await producer.call(pointCalls.getProductionPoint, { params });
    expect(left.projectId).toBeUndefined();
  });

  it("that belongs to a project of its holder does not apply elsewhere", async () => {
    const { owner, projectId } = scene;
    const other = await publish(await server.signedUp());
    const point = await owner.call(pointCalls.createProductionPoint, {
      body: aProductionPoint({ projectId }),
    });
    const answer = await owner.send("POST", "/api/application", {
      projectId: other,
      productionPointId: point.id,
      isFromProjectOwner: false,
    });
    expect(answer.statusCode).toBe(409);
    expect(answer.json().message).toBe("ALREADY_APPLIED");
  });
});

describe("many at once", () => {
  it("moves those that can and says in French why the others cannot", async () => {
    const { owner, projectId, application } = scene;
    const far = await applyTo(await server.signedUp(), projectId, { address: addressAt(9) });
    const other = await aScene(server);
    const unknown = "00000000-0000-4000-8000-000000000000";
    const { results } = await owner.call(applicationCalls.moveApplications, {
      params: { id: projectId },
      body: { applicationIds: [application.id, far.id, other.application.id, unknown], step: accept },
    });
    expect(results).toMatchObject([
      { applicationId: application.id, ok: true },
      { applicationId: far.id, ok: false, code: "OUT_OF_PERIMETER" },
      { applicationId: other.application.id, ok: false, code: "NOT_FOUND" },
      { applicationId: unknown, ok: false, code: "NOT_FOUND" },
    ]);
    expect(results[2]?.error).toBe("Cette candidature n’existe pas dans ce projet.");
    const untouched = await other.holder.call(applicationCalls.getApplication, {
      params: { id: other.application.consumerId ?? "" },
    });
    expect(untouched?.progress).toHaveLength(1);
  });

  it("puts in operation those whose documents are signed", async () => {
    const { owner, projectId, application } = scene;
    const pending = await applyTo(await server.signedUp(), projectId);
    await setStatus(server, application.id, "SIGNED");
    const { results } = await owner.call(applicationCalls.moveApplications, {
      params: { id: projectId },
      body: { applicationIds: [application.id, pending.id], step: { status: "EXPLOITATION" } },
    });
    expect(results.map(({ ok, code }) => [ok, code])).toEqual([
      [true, undefined],
      [false, "INVALID_TRANSITION"],
    ]);
  });

  it("is the owner's call only", async () => {
    const { holder, projectId, application } = scene;
    const answer = await holder.send("POST", `/api/project/${projectId}/application/progress`, {
      applicationIds: [application.id],
      step: accept,
    });
    expect(answer.statusCode).toBe(404);
  });
});

describe("a departure", () => {
  const request = { leavingOn: dayToCome, reason: "Je déménage." };
  const ask = (body: object) =>
    scene.holder.send("POST", `/api/application/${scene.application.id}/departure`, body);
  const settle = () =>
    scene.owner.send("POST", `/api/application/${scene.application.id}/departure/settlement`);

  it("is asked for by a participant, corrected, settled by the owner, and frees the point and its meter", async () => {
    const { owner, holder, projectId, application } = scene;
    const pointId = application.consumerId ?? "";
    await setStatus(server, application.id, "EXPLOITATION");
    expect((await ask(request)).statusCode).toBe(201);
    expect((await ask({ ...request, leavingOn: dayAfter })).json()).toMatchObject({
      leavingOn: dayAfter,
      reason: "Je déménage.",
    });
    const listed = await owner.call(applicationCalls.listApplicants, {
      params: { id: projectId },
      query: {},
    });
    expect(listed).toMatchObject([{ departure: { leavingOn: dayAfter } }]);
    const read = () => holder.call(applicationCalls.getApplication, { params: { id: pointId } });
    expect((await read())?.departure).toMatchObject({ leavingOn: dayAfter, reason: "Je déménage." });
    expect((await settle()).statusCode).toBe(204);
    expect((await settle()).statusCode).toBe(409);
    const rows = await server.deps.db
      .selectFrom("application_progress")
      .selectAll()
      .orderBy("created_at")
      .execute();
    expect(rows.map(({ status }) => status)).toEqual(["APPLICATION", "EXPLOITATION"]);
    expect(
      await owner.call(applicationCalls.listApplicants, { params: { id: projectId }, query: {} }),
    ).toEqual([]);
    expect(await read()).toBeNull();
    const again = await holder.send("POST", "/api/application", {
      projectId,
      consumptionPointId: pointId,
      isFromProjectOwner: false,
    });
    expect(again.statusCode).toBe(201);
  });

  it("concerns participants only, on a day to come, and is the holder's to ask", async () => {
    expect((await ask(request)).json().message).toBe("INVALID_TRANSITION");
    await setStatus(server, scene.application.id, "SIGNED");
    expect((await settle()).json().message).toBe("INVALID_TRANSITION");
    expect((await ask({ ...request, leavingOn: "2020-01-01" })).statusCode).toBe(400);
    const byOwner = await scene.owner.send(
      "POST",
      `/api/application/${scene.application.id}/departure`,
      request,
    );
    expect(byOwner.statusCode).toBe(404);
    await ask(request);
    const byHolder = await scene.holder.send(
      "POST",
      `/api/application/${scene.application.id}/departure/settlement`,
    );
    expect(byHolder.statusCode).toBe(404);
  });
});
