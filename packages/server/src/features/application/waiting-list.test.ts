import type { FileAnswer } from "@mec/api";
import { type Applicant, applicationCalls } from "@mec/api/application";
import { overviewCalls } from "@mec/api/overview";
import { pointCalls } from "@mec/api/point";
import { publicProjectCalls } from "@mec/api/project";
import { asConsumer } from "@mec/domain/point";
import { hasRoom } from "@mec/domain/project";
import { CompiledQuery, type PluginTransformQueryArgs, type RootOperationNode, sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { applyTo, move, publish, registerPoint } from "../../../test/application-fixtures.ts";
import { startTestServer, type TestServer, type Visitor } from "../../../test/harness.ts";
import { applicationRow, consumptionPointRow, productionPointRow } from "../../../test/rows.ts";
import { exportApplicants } from "./applicants/export-applicants.ts";
import { listApplicants } from "./applicants/list-applicants.ts";

let server: TestServer;
let owner: Visitor & { id: string };
let projectId: string;
beforeEach(async () => {
  server = await startTestServer();
  owner = await server.signedUp();
  projectId = await publish(owner);
});

/** Reads a file to its end, as its receiver does. */
async function drained({ bytes }: Pick<FileAnswer, "bytes">): Promise<void> {
  if (bytes instanceof Uint8Array) return;
  for await (const part of bytes) expect(part.length).toBeGreaterThan(0);
}

/** Five homes take more than a year of what the project produces. */
async function fill(): Promise<void> {
  const { db } = server.deps;
  await productionPointRow(db, owner.id, { projectId });
  await db.updateTable("production_point").set({ annual_production: 6000 }).execute();
  for (let home = 0; home < 5; home += 1) {
    const consumptionPointId = await consumptionPointRow(db, owner.id);
    await applicationRow(db, { projectId, consumptionPointId, status: "EXPLOITATION" });
  }
}

const readOwn = async (person: Visitor) => {
  const [point] = await person.call(pointCalls.listMyConsumptionPoints, {});
  return point?.applicationProgress;
};

async function apply(at: string): Promise<Visitor & { applicationId: string }> {
  server.setNow(new Date(at));
  const person = await server.signedUp();
  return Object.assign(person, { applicationId: (await applyTo(person, projectId)).id });
}

interface PlanNode {
  readonly "Relation Name"?: string;
  readonly "Actual Loops": number;
  readonly "Actual Rows": number;
  readonly "Rows Removed by Filter"?: number;
  readonly Plans?: readonly PlanNode[];
}

/** How many applications a plan visits, in all its loops. */
const visitedIn = (node: PlanNode): number =>
  (node["Relation Name"] === "application"
    ? node["Actual Loops"] * (node["Actual Rows"] + (node["Rows Removed by Filter"] ?? 0))
    : 0) + (node.Plans ?? []).reduce((sum, plan) => sum + visitedIn(plan), 0);

/** How many applications the queries of a read visit. */
async function visitedBy(read: (deps: TestServer["deps"]) => Promise<unknown>): Promise<number> {
  const { db } = server.deps;
  const queries: CompiledQuery[] = [];
  const transformQuery = ({ node, queryId }: PluginTransformQueryArgs): RootOperationNode => {
    queries.push(db.getExecutor().compileQuery(node, queryId));
    return node;
  };
  const watched = db.withPlugin({ transformQuery, transformResult: async ({ result }) => result });
  await read({ ...server.deps, db: watched });
  let visited = 0;
  for (const { sql: text, parameters } of queries) {
    const explain = CompiledQuery.raw(`explain (analyze, format json) ${text}`, [...parameters]);
    const { rows } = await db.executeQuery<{ "QUERY PLAN": [{ Plan: PlanNode }] }>(explain);
    for (const {
      "QUERY PLAN": [{ Plan }],
    } of rows)
      visited += visitedIn(Plan);
  }
  return visited;
}

describe("the waiting list of a project", () => {
  it("is told apart among what its owner has to do, and that there is no room", async () => {
    const toDo = async () =>
      (await owner.call(overviewCalls.getOverview, { params: { id: projectId } })).toDo[0];
    await apply("2026-11-20T08:00:00Z");
    expect(await toDo()).toEqual({ kind: "answer-candidates", count: 1 });
    await fill();
    await apply("2026-11-21T08:00:00Z");
    expect(await toDo()).toEqual({ kind: "answer-candidates", count: 2, onWaitingList: 1, isFull: true });
  });

  it("is told as long as somebody waits on it, also once there is room, and whoever comes then comes after him", async () => {
    await fill();
    const first = await apply("2026-03-02T10:00:00Z");
    const { db } = server.deps;
    await db.updateTable("production_point").set({ annual_production: 60_000 }).execute();
    const page = () => owner.call(publicProjectCalls.getPublicProject, { params: { id: projectId } });
    const waiting = await page();
    expect(waiting.gauge.pledgedShare).toBeLessThan(1);
    expect(hasRoom(waiting.gauge)).toBe(false);
    expect(waiting.waitingCount).toBe(1);
    await server.forgetMails();
    const second = await apply("2026-03-03T10:00:00Z");
    expect(await readOwn(second)).toMatchObject({ cameWhenFull: true, waitingRank: 2 });
    await server.settle();
    const received = server.mails.find(({ subject }) => subject.includes("est envoyée"))?.text ?? "";
    expect(received).toContain("liste d’attente");
    expect(received).not.toContain("en une semaine");
    for (const { applicationId } of [first, second])
      await move(owner, applicationId, { status: "REJECTED", message: "Une autre fois." });
    const free = await page();
    expect(hasRoom(free.gauge)).toBe(true);
    expect(free.waitingCount).toBe(0);
  });

  it("is joined by who applies once its production is wholly reserved, in the order of their coming", async () => {
    const early = await apply("2026-03-01T10:00:00Z");
    await fill();
    const page = () => owner.call(publicProjectCalls.getPublicProject, { params: { id: projectId } });
    const project = await page();
    expect(hasRoom(project.gauge)).toBe(false);
    expect(project.waitingCount).toBe(1);
    const second = await apply("2026-03-02T10:00:00Z");
    const third = await apply("2026-03-03T10:00:00Z");
    expect(await readOwn(early)).not.toHaveProperty("waitingRank");
    expect(await readOwn(early)).not.toHaveProperty("cameWhenFull");
    // Somebody who came before the project was full waits too, and comes first.
    expect(await readOwn(second)).toMatchObject({ cameWhenFull: true, waitingRank: 2 });
    expect(await readOwn(third)).toMatchObject({ cameWhenFull: true, waitingRank: 3 });
    // Whoever reads the page reads his rank before he applies: after these three.
    expect((await page()).waitingCount).toBe(3);

    await move(early, early.applicationId, { status: "REJECTED" });
    expect(await readOwn(third)).toMatchObject({ waitingRank: 2 });
  });

  it("is told by the mails of who comes, and of the owner", async () => {
    await fill();
    await apply("2026-03-02T10:00:00Z");
    await server.settle();
    const told = server.mails.filter(({ text }) => text.includes("liste d’attente"));
    // His address may still wait to be confirmed: the mail does not say that he has nothing to do.
    expect(told.filter(({ text }) => text.includes("rien à faire"))).toEqual([]);
    expect(told.map(({ subject }) => subject).toSorted()).toEqual([
      "Nouvelle candidature pour «\u00a0Soleil de Rennes\u00a0»",
      "Votre candidature pour un projet d’autoconsommation collective est envoyée",
    ]);
  });

  it("is not joined by the owner's own points or those he invited, who hold nobody's place on it", async () => {
    await fill();
    const declared = await owner.call(applicationCalls.apply, {
      body: { projectId, participant: asConsumer(await registerPoint(owner)), isFromProjectOwner: true },
    });
    // He joins by the page that everybody joins by.
    const own = await applyTo(owner, projectId);
    const guest = await server.signedUp();
    await owner.call(applicationCalls.invite, {
      params: { id: projectId },
      body: { emails: ["voisine@exemple.fr"] },
    });
    await server.settle();
    const [, invitationToken = ""] =
      server.mails.map(({ text }) => /invitation=([\w-]+)/.exec(text)).find(Boolean) ?? [];
    const invited = await guest.call(applicationCalls.apply, {
      body: {
        projectId,
        participant: asConsumer(await registerPoint(guest)),
        isFromProjectOwner: false,
        invitationToken,
      },
    });
    for (const application of [declared, own, invited]) {
      expect(application).not.toHaveProperty("waitingRank");
    }
    expect(declared).not.toHaveProperty("cameWhenFull");
    expect(own).not.toHaveProperty("cameWhenFull");
    // He is told that all is reserved, as his invitation said, and of no list.
    expect(invited).toMatchObject({ cameWhenFull: true, isFromProjectOwner: true });
    await server.settle();
    const received = server.mails.findLast(({ subject }) => subject.startsWith("Votre candidature"));
    expect(received?.text).toContain("vous dira par e-mail s’il y a une place pour vous");
    const stranger = await apply("2026-12-02T10:00:00Z");
    expect(await readOwn(stranger)).toMatchObject({ cameWhenFull: true, waitingRank: 1 });
    await server.settle();
    const told = server.mails.filter(({ text }) => text.includes("liste d’attente"));
    expect(told).toHaveLength(2);
  });

  it("is left by who is answered, and the owner still reads that he came when it was full", async () => {
    await fill();
    const first = await apply("2026-03-02T10:00:00Z");
    const next = await apply("2026-03-03T10:00:00Z");
    const list = async (): Promise<Applicant[]> => {
      const answer = await owner.call(applicationCalls.listApplicants, {
        params: { id: projectId },
        query: { q: "Maison", sort: "date" },
      });
      return Array.isArray(answer) ? answer : answer.items;
    };
    const waitingOf = ({ consumptionPoint: { applicationProgress } }: Applicant) => ({
      cameWhenFull: applicationProgress?.cameWhenFull,
      waitingRank: applicationProgress?.waitingRank,
    });
    const waiting = (await list()).filter(({ id }) => [first.applicationId, next.applicationId].includes(id));
    expect(waiting.map(waitingOf)).toEqual([
      { cameWhenFull: true, waitingRank: 1 },
      { cameWhenFull: true, waitingRank: 2 },
    ]);
    await move(owner, first.applicationId, { status: "PROPOSAL", price: 0.12 });
    const proposed = (await list()).find(({ id }) => id === first.applicationId);
    expect(proposed && waitingOf(proposed)).toEqual({ cameWhenFull: true, waitingRank: undefined });
    expect(await readOwn(next)).toMatchObject({ waitingRank: 1 });
  });

  /** A crowd that came when the project was full, all of it waiting. */
  async function join(holderId: string, count: number): Promise<void> {
    const { db } = server.deps;
    for (let place = 0; place < count; place += 1) {
      const consumptionPointId = await consumptionPointRow(db, holderId);
      await applicationRow(db, { projectId, consumptionPointId, status: "APPLICATION" });
    }
    await db.updateTable("application").set({ came_when_full: true }).execute();
    await sql`analyze`.execute(db);
  }

  it.each<[string, (deps: TestServer["deps"]) => Promise<unknown>]>([
    ["list", (deps) => listApplicants(deps, projectId, {})],
    ["page", (deps) => listApplicants(deps, projectId, { page: 1 })],
    ["export", (deps) => exportApplicants(deps, projectId, { format: "csv" }).then(drained)],
  ])("is read by the owner's %s at a cost that grows with it, not with its square", async (_what, read) => {
    const holder = await server.signedUp();
    await join(holder.id, 15);
    const before = await visitedBy(read);
    await join(holder.id, 45);
    // The crowd is four times as large: visits that grew by its square would be 16 times as many.
    expect((await visitedBy(read)) / before).toBeLessThan(7);
  });
});
