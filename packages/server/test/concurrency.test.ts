import { setTimeout as pause } from "node:timers/promises";
import { applicationCalls } from "@mec/api/application";
import type { ApplicationProgress } from "@mec/domain/application";
import { emptySalesTerms } from "@mec/domain/document";
import { asConsumer } from "@mec/domain/point";
import type { LightMyRequestResponse } from "fastify";
import { sql } from "kysely";
import { beforeEach, describe, expect, it, vi } from "vitest";
import * as z from "zod";
import { inTransaction } from "../src/db/transaction.ts";
import { lockPoint } from "../src/features/point/lock-point.ts";
import {
  addressAt,
  applyTo,
  aScene,
  createAllBody,
  move,
  publish,
  registerPoint,
  type Scene,
  setStatus,
} from "./application-fixtures.ts";
import { dayToCome } from "./days-to-come.ts";
import { aPerson, startTestServer, type TestServer, type Visitor } from "./harness.ts";

const onPostgres = process.env.TEST_DATABASE_URL !== undefined;
if (!onPostgres) {
  process.stderr.write(
    "SKIPPED: what happens at the same moment; PGlite takes one client at a time, set TEST_DATABASE_URL.\n",
  );
}

const times = 20;
/**
 * All at once; who is told that the database is too busy (503) comes again, as he is asked to. A slow machine says so
 * to many.
 */
const allAnswered = (asks: readonly (() => Promise<LightMyRequestResponse>)[]) =>
  Promise.all(
    asks.map(async (ask) => {
      let answer = await ask();
      while (answer.statusCode === 503) {
        await pause(1000);
        answer = await ask();
      }
      return answer;
    }),
  );

const together = (ask: (index: number) => Promise<LightMyRequestResponse>) =>
  allAnswered(Array.from({ length: times }, (_, index) => () => ask(index)));

/** How many answers there are of each kind: "201", "409 INVALID_TRANSITION"… */
function tally(answers: readonly LightMyRequestResponse[]): Record<string, number> {
  const kinds: Record<string, number> = {};
  for (const answer of answers) {
    const kind = answer.statusCode === 201 ? "201" : `${answer.statusCode} ${answer.json().message}`;
    kinds[kind] = (kinds[kind] ?? 0) + 1;
  }
  return kinds;
}

describe.skipIf(!onPostgres)("at the same moment", () => {
  let server: TestServer;
  let scene: Scene;

  beforeEach(async () => {
    server = await startTestServer();
    scene = await aScene(server);
  });

  it.each([
    ["the owner accepts", "owner", { status: "SIGNATURE" }, 3],
    ["the owner refuses", "owner", { status: "REJECTED", message: "Complet" }, 3],
    // Who withdraws is told that it is done, beside his owner.
    ["the holder withdraws", "holder", { status: "REJECTED" }, 4],
  ] as const)("%s twenty times: one wins", async (_, actor, step, mails) => {
    const answers = await together(() => move(scene[actor], scene.application.id, step));
    expect(tally(answers)).toEqual({ "201": 1, "409 INVALID_TRANSITION": times - 1 });
    const steps = await server.deps.db
      .selectFrom("application_progress")
      .select("status")
      .orderBy("created_at")
      .execute();
    expect(steps.map(({ status }) => status)).toEqual(["APPLICATION", step.status]);
    await server.settle();
    expect(server.mails.filter(({ subject }) => subject.includes("andidature")).length).toBe(mails);
  });

  it("a point applies twenty times, to two projects: one application lives", async () => {
    const second = await publish(scene.owner);
    const holder = await server.signedUp();
    const consumptionPointId = await registerPoint(holder);
    const answers = await together((index) =>
      holder.send("POST", "/api/application", {
        projectId: index % 2 === 0 ? scene.projectId : second,
        consumptionPointId,
        isFromProjectOwner: false,
      }),
    );
    expect(tally(answers)).toEqual({ "201": 1, "409 ALREADY_APPLIED": times - 1 });
  });

  /** Waits until this many transactions wait for another. */
  const untilWaiting = (count: number) =>
    vi.waitFor(
      async () => {
        const { rows } = await sql`select from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(server.deps.db);
        expect(rows).toHaveLength(count);
      },
      { timeout: 20_000 },
    );

  it("terms are saved while their project is deleted: both end, and the terms of no project are not found", async () => {
    const save = () =>
      scene.owner.send("POST", `/api/project/${scene.projectId}/sales-contract`, { terms: emptySalesTerms });
    expect((await save()).statusCode).toBe(201);
    const { saving } = await inTransaction(server.deps.db, async (tx) => {
      await sql`select id from project where id = ${scene.projectId} for no key update`.execute(tx);
      const asked = save();
      await untilWaiting(1);
      await tx.deleteFrom("application").where("project_id", "=", scene.projectId).execute();
      await tx.deleteFrom("project").where("id", "=", scene.projectId).execute();
      return { saving: asked };
    });
    expect((await saving).statusCode).toBe(404);
  });

  interface Candidate {
    readonly holder: Visitor;
    readonly application: ApplicationProgress;
    readonly pointId: string;
    /** The point with another meter, and its consent, as sent. */
    readonly changed: { prm: string };
  }

  async function aCandidate(index: number): Promise<Candidate> {
    const holder = await server.signedUp();
    const application = await applyTo(holder, scene.projectId, {
      prm: `300012345678${10 + index}`,
      sge: true,
    });
    const pointId = application.consumerId ?? "";
    const point = (await holder.send("GET", `/api/consumption-point/${pointId}`)).json();
    return {
      holder,
      application,
      pointId,
      changed: { ...point, prm: `300098765432${10 + index}`, sge: true },
    };
  }

  it("one meter under twenty applications is accepted once", async () => {
    const applications: ApplicationProgress[] = [];
    for (let index = 0; index < times; index += 1) {
      const person = await server.signedUp();
      applications.push(await applyTo(person, scene.projectId, { prm: "30001234567890", sge: true }));
    }
    const answers = await together((index) =>
      move(scene.owner, applications[index]?.id ?? "", { status: "SIGNATURE" }),
    );
    expect(tally(answers)).toEqual({ "201": 1, "409 PRM_ALREADY_ACCEPTED": times - 1 });
  });

  it("twenty meters are changed while their points are accepted: each operation knows the meter of its point", async () => {
    const candidates: Candidate[] = [];
    for (let index = 0; index < times; index += 1) candidates.push(await aCandidate(index));
    const answers = await allAnswered(
      candidates.flatMap(({ holder, application, pointId, changed }) => [
        () => move(scene.owner, application.id, { status: "SIGNATURE" }),
        () => holder.send("PUT", `/api/consumption-point/${pointId}`, changed),
      ]),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 201]));
    const accepted = await server.deps.db
      .selectFrom("application")
      .innerJoin("consumption_point", "consumption_point.id", "consumption_point_id")
      .select(["application.prm as held", "consumption_point.prm"])
      .where("status", "=", "SIGNATURE")
      .orderBy("consumption_point.prm")
      .execute();
    expect(accepted).toEqual(candidates.map(({ changed: { prm } }) => ({ held: prm, prm })));
  });

  it("a meter changed between the reading of its point and the acceptance is the one that is held", async () => {
    const { holder, application, pointId, changed } = await aCandidate(0);
    const answers = await inTransaction(server.deps.db, async (tx) => {
      // Blocks the acceptance where it writes who accepted, after it has read the point.
      await tx.selectFrom("account").select("id").where("id", "=", scene.owner.id).forUpdate().execute();
      const accepting = move(scene.owner, application.id, { status: "SIGNATURE" });
      await untilWaiting(1);
      const changing = holder.send("PUT", `/api/consumption-point/${pointId}`, changed);
      await Promise.race([changing, untilWaiting(2)]);
      return [accepting, changing];
    });
    const codes = (await Promise.all(answers)).map(({ statusCode }) => statusCode);
    expect(codes).toEqual([201, 200]);
    const held = await server.deps.db
      .selectFrom("application")
      .select("prm")
      .where("id", "=", application.id)
      .execute();
    expect(held).toEqual([{ prm: changed.prm }]);
  });

  it("a point that is saved while it applies has its new project locked before it", async () => {
    const { db } = server.deps;
    const holder = await server.signedUp();
    const consumptionPointId = await registerPoint(holder);
    const { applying, saving } = await inTransaction(db, async (tx) => {
      // Blocks the application where it writes who applied.
      await tx.selectFrom("account").select("id").where("id", "=", holder.id).forUpdate().execute();
      const applied = holder.send("POST", "/api/application", {
        projectId: scene.projectId,
        consumptionPointId,
        isFromProjectOwner: false,
      });
      await untilWaiting(1);
      const free = inTransaction(db, async (own) => {
        await lockPoint(own, asConsumer(consumptionPointId));
        return db
          .selectFrom("project")
          .select("id")
          .where("id", "=", scene.projectId)
          .forNoKeyUpdate()
          .skipLocked()
          .execute();
      });
      await untilWaiting(2);
      return { applying: applied, saving: free };
    });
    expect((await applying).statusCode).toBe(201);
    expect(await saving).toEqual([]);
  });

  it("participants leave, change meters, move on and are erased all at once: nothing breaks", async () => {
    const candidates: Candidate[] = [];
    for (let index = 0; index < times; index += 1) {
      const candidate = await aCandidate(index);
      await setStatus(server, candidate.application.id, "SIGNED");
      const url = `/api/application/${candidate.application.id}/departure`;
      await candidate.holder.send("POST", url, { leavingOn: dayToCome, reason: "Je déménage." });
      candidates.push(candidate);
    }
    const answers = await allAnswered(
      candidates.flatMap(({ holder, application, pointId, changed }, index) => [
        () => scene.owner.send("POST", `/api/application/${application.id}/departure/settlement`),
        () =>
          scene.owner.send("PUT", `/api/application/${application.id}/departure/settlement`, {
            day: dayToCome,
          }),
        () => move(scene.owner, application.id, { status: "EXPLOITATION" }),
        () => holder.send("PUT", `/api/consumption-point/${pointId}`, changed),
        () => holder.send("DELETE", index % 2 === 0 ? `/api/consumption-point/${pointId}` : "/api/user"),
      ]),
    );
    expect(answers.map(({ statusCode }) => statusCode).filter((code) => code >= 500)).toEqual([]);
  });

  it("a project is deleted while its candidates are accepted and change their meters: nothing breaks", async () => {
    const candidates: Candidate[] = [];
    for (let index = 0; index < times; index += 1) candidates.push(await aCandidate(index));
    const answers = await allAnswered([
      ...candidates.flatMap(({ holder, application, pointId, changed }) => [
        () => move(scene.owner, application.id, { status: "SIGNATURE" }),
        () => holder.send("PUT", `/api/consumption-point/${pointId}`, changed),
      ]),
      () => scene.owner.send("DELETE", `/api/project/${scene.projectId}`),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).filter((code) => code >= 500)).toEqual([]);
    expect(answers.at(-1)?.statusCode).toBe(204);
  });

  it("two who are too far from each other are not accepted side by side", async () => {
    const applications: ApplicationProgress[] = [];
    for (let index = 0; index < times; index += 1) {
      const address = addressAt(index % 2 === 0 ? 1.5 : -1.5);
      applications.push(await applyTo(await server.signedUp(), scene.projectId, { address }));
    }
    const answers = await together((index) =>
      move(scene.owner, applications[index]?.id ?? "", { status: "SIGNATURE" }),
    );
    expect(tally(answers)).toEqual({ "201": times / 2, "409 OUT_OF_PERIMETER": times / 2 });
  });

  it("twenty visitors take the same e-mail: one account, whole", async () => {
    const { email } = aPerson();
    const url = "/api/consumption-point/application/create-all-and-apply";
    const answers = await together((index) => {
      const body = createAllBody(scene.projectId);
      const wire = z.encode(applicationCalls.createAllAndApply.body, {
        ...body,
        user: { ...body.user, email },
      });
      // From a single address they would be refused sooner: addresses cannot be tried.
      return server.visitor().send("POST", url, wire, { remoteAddress: `10.0.1.${index}` });
    });
    expect(tally(answers)).toEqual({ "201": 1, "409 EMAIL_ALREADY_USED": times - 1 });
    const points = await server.deps.db.selectFrom("consumption_point").select("id").execute();
    expect(points).toHaveLength(2);
  });

  it("the same consumers are counted twenty times: once each, and the credits once", async () => {
    const consumerIds = [scene.application.consumerId ?? ""];
    for (let index = 1; index < 5; index += 1) {
      consumerIds.push((await applyTo(await server.signedUp(), scene.projectId)).consumerId ?? "");
    }
    const plan = (planCode: string) => scene.owner.send("PUT", "/api/customer-account/plan", { planCode });
    await plan("pmo-usage");
    await plan("data-credits");
    const answers = await together((index) => {
      const some = index % 2 === 0 ? consumerIds : consumerIds.toReversed();
      if (index % 4 < 2) {
        const body = { billableEventAction: "DATA_USAGE_PROJECT", consumptionPointsId: some };
        return scene.owner.send("POST", `/api/data-export/${scene.projectId}`, body);
      }
      const properties = { projectId: scene.projectId, consumptionPointsId: some };
      return scene.owner.send("POST", "/api/billable-metrics/compute", { action: "PMO_USAGE", properties });
    });
    expect(tally(answers)).toEqual({ "201": times });
    const statement = (await scene.owner.send("GET", "/api/customer-account/statement")).json();
    expect(statement).toMatchObject([
      { group: "data", counted: 5, amountExclTax: 400 },
      { group: "pmo", counted: 5, amountExclTax: 35 },
    ]);
  });

  it("two options of a service are chosen twenty times: one is in force, chosen once", async () => {
    const answers = await together((index) =>
      scene.owner.send("PUT", "/api/customer-account/plan", {
        planCode: index % 2 === 0 ? "data-usage" : "data-credits",
      }),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(times / 2);
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(times / 2);
    expect(await server.deps.db.selectFrom("service_plan").select("id").execute()).toHaveLength(1);
  });

  it("a project is deleted while people join it: nobody is left in between, nothing breaks", async () => {
    const people: { person: Visitor; consumptionPointId: string }[] = [];
    for (let index = 0; index < times - 1; index += 1) {
      const person = await server.signedUp();
      people.push({ person, consumptionPointId: await registerPoint(person) });
    }
    const answers = await together((index) => {
      const joining = people[index];
      if (!joining) return scene.owner.send("DELETE", `/api/project/${scene.projectId}`);
      return joining.person.send("POST", "/api/application", {
        projectId: scene.projectId,
        consumptionPointId: joining.consumptionPointId,
        isFromProjectOwner: false,
      });
    });
    expect(answers.map(({ statusCode }) => statusCode).filter((code) => code >= 500)).toEqual([]);
    expect(answers.at(-1)?.statusCode).toBe(204);
    expect(await server.deps.db.selectFrom("application").select("id").execute()).toEqual([]);
  });
});
