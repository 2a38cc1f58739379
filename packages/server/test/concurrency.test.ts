import { applicationCalls } from "@mec/api/application";
import type { ApplicationProgress } from "@mec/domain/application";
import type { LightMyRequestResponse } from "fastify";
import { beforeEach, describe, expect, it } from "vitest";
import * as z from "zod";
import {
  addressAt,
  applyTo,
  aScene,
  createAllBody,
  move,
  publish,
  registerPoint,
  type Scene,
} from "./application-fixtures.ts";
import { aPerson, startTestServer, type TestServer, type Visitor } from "./harness.ts";

const onPostgres = process.env.TEST_DATABASE_URL !== undefined;
if (!onPostgres) {
  process.stderr.write(
    "SKIPPED: what happens at the same moment; PGlite takes one client at a time, set TEST_DATABASE_URL.\n",
  );
}

const times = 20;
const together = (ask: (index: number) => Promise<LightMyRequestResponse>) =>
  Promise.all(Array.from({ length: times }, (_, index) => ask(index)));

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
    ["the owner accepts", "owner", { status: "SIGNATURE" }],
    ["the owner refuses", "owner", { status: "REJECTED", message: "Complet" }],
    ["the holder withdraws", "holder", { status: "REJECTED" }],
  ] as const)("%s twenty times: one wins", async (_, actor, step) => {
    const answers = await together(() => move(scene[actor], scene.application.id, step));
    expect(tally(answers)).toEqual({ "201": 1, "409 INVALID_TRANSITION": times - 1 });
    const steps = await server.deps.db.selectFrom("application_progress").select("status").execute();
    expect(steps.map(({ status }) => status)).toEqual(["APPLICATION", step.status]);
    await server.settle();
    expect(server.mails.filter(({ subject }) => subject.includes("andidature")).length).toBe(3);
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
    const answers = await together(() => {
      const body = createAllBody(scene.projectId);
      const wire = z.encode(applicationCalls.createAllAndApply.body, {
        ...body,
        user: { ...body.user, email },
      });
      return server.visitor().send("POST", url, wire);
    });
    expect(tally(answers)).toEqual({ "201": 1, "409 EMAIL_ALREADY_USED": times - 1 });
    const points = await server.deps.db.selectFrom("consumption_point").select("id").execute();
    expect(points).toHaveLength(2);
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
