import { annexeCalls, documentCalls } from "@mec/api/document";
import { overviewCalls } from "@mec/api/overview";
import { emptySalesTerms } from "@mec/domain/document";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import {
  type DocumentsScene,
  documentsScene,
  type SceneGiven,
  someTerms,
} from "../../../test/document-fixtures.ts";
import { startTestServer, type TestServer } from "../../../test/harness.ts";
import { documentRow } from "../../../test/rows.ts";

let server: TestServer;
let scene: DocumentsScene;
beforeEach(async () => {
  server = await startTestServer();
});

const now = new Date("2026-03-20T10:00:00Z");
async function start(given: SceneGiven): Promise<void> {
  scene = await documentsScene(server, given);
  server.setNow(now);
}

const params = () => ({ id: scene.projectId });
const read = () => scene.owner.call(overviewCalls.getOverview, { params: params() });
const asked = async (...kinds: string[]) =>
  (await read()).toDo.flatMap(({ kind, count }) => (kinds.includes(kind) ? `${kind} ${count}` : []));
const sayDone = (duty: string, count: number) =>
  scene.owner.send("POST", `/api/project/${scene.projectId}/done`, { duty, count });

describe("an owner's home asks to write the terms of sale", () => {
  const save = (terms: typeof someTerms) =>
    scene.owner.call(documentCalls.saveSalesContract, { params: params(), body: { terms } });

  it("of who was accepted, until they say how long the contract binds", async () => {
    await start({ consumers: 2 });
    expect(await asked("write-terms", "send-papers")).toEqual(["write-terms 2", "send-papers 3"]);
    await save(someTerms);
    expect(await asked("write-terms")).toEqual([]);
  });

  it("and of who has a price to answer, but of nobody whose contract is settled", async () => {
    await start({ consumers: 1, status: "PROPOSAL" });
    expect(await asked("write-terms")).toEqual(["write-terms 1"]);
    const [consumptionPointId = ""] = scene.consumers;
    const { projectId } = scene;
    await documentRow(server.deps.db, {
      projectId,
      consumptionPointId,
      kind: "salesContract",
      status: "IGNORED",
    });
    expect(await asked("write-terms")).toEqual([]);
  });

  it("and leads to a consumer who has terms of his own, once those of all say it", async () => {
    await start({ consumers: 2 });
    const [, second = ""] = scene.consumers;
    const whose = async () => (await read()).toDo.find(({ kind }) => kind === "write-terms");
    const own = { consumptionPointId: second, terms: emptySalesTerms };
    await scene.owner.call(documentCalls.saveSalesContract, { params: params(), body: own });
    expect(await whose()).toEqual({ kind: "write-terms", count: 2 });
    await save(someTerms);
    expect(await whose()).toEqual({
      ...{ kind: "write-terms", count: 1 },
      point: { kind: "consumer", id: second },
    });
  });

  it("not of who would buy from his own plants alone", async () => {
    await start({ consumers: 1 });
    await server.deps.db
      .updateTable("production_point")
      .set({ account_id: scene.consumer.id })
      .where("id", "=", scene.productionPointId)
      .execute();
    expect(await asked("write-terms")).toEqual([]);
  });
});

describe("an owner says when he declared the operation", () => {
  const stepOf = async () => (await read()).steps.find(({ step }) => step === "declare");
  const declare = (declaredOn: string | null) =>
    scene.owner.send("POST", `/api/project/${scene.projectId}/declaration`, { declaredOn });

  it("and it is a step done, which nothing supposes, until he takes it back", async () => {
    await start({ consumers: 1, status: "EXPLOITATION" });
    expect((await stepOf())?.state).toBe("upcoming");
    expect((await declare("2026-03-20")).statusCode).toBe(204);
    expect(await stepOf()).toEqual({ step: "declare", state: "begun" });
    const { declaredOn } = await scene.owner.call(annexeCalls.getAnnexeOverview, { params: params() });
    expect(declaredOn).toBe("2026-03-20");
    await declare(null);
    expect((await stepOf())?.state).toBe("upcoming");
  });

  it("then that the agreement was signed: until then the home leads to it, with the first day of sharing", async () => {
    await start({ consumers: 1, status: "SIGNED" });
    const { db } = server.deps;
    await declare("2026-03-02");
    const linesOf = async () =>
      (await read()).toDo.filter(({ kind }) => kind === "declare" || kind === "sign-convention");
    expect(await linesOf()).toEqual([
      {
        ...{ kind: "declare", count: 1, isDeclared: true, earliest: "2026-05-02" },
        annexe: ["startDate", "surplus"],
      },
      { kind: "sign-convention", count: 1, earliest: "2026-05-02" },
    ]);
    const surplus = { [scene.productionPointId]: { kind: "losses" as const } };
    const body = { startDate: "2026-06-01", derogation: "", surplus };
    await scene.owner.call(annexeCalls.saveAnnexeDetails, { params: params(), body });
    expect(await linesOf()).toEqual([{ kind: "sign-convention", count: 1, earliest: "2026-06-01" }]);
    const agree = (conventionOn: string | null) =>
      scene.owner.send("POST", `/api/project/${scene.projectId}/declaration`, {
        ...{ declaredOn: "2026-03-02", conventionOn },
      });
    expect((await agree("2026-03-21")).json().message).toBe("DECLARED_IN_FUTURE");
    await agree("2026-03-19");
    expect(await linesOf()).toEqual([]);
    expect((await read()).steps.find(({ step }) => step === "start")).toMatchObject({ isAgreed: true });
    // A page of the former release says the declaration alone.
    await declare("2026-03-03");
    const kept = await db.selectFrom("annexe_details").select("convention_on").executeTakeFirst();
    expect(kept?.convention_on).toBe("2026-03-19");
  });

  it("which is no day to come, and stays as the annex's details change", async () => {
    await start({ consumers: 1 });
    expect((await declare("2026-03-21")).json().message).toBe("DECLARED_IN_FUTURE");
    expect((await declare("0001-01-01")).json().message).toBe("DAY_TOO_EARLY");
    await declare("2026-03-02");
    const save = (startDate: string) =>
      scene.owner.call(annexeCalls.saveAnnexeDetails, {
        params: params(),
        body: { startDate, derogation: "", surplus: {} },
      });
    // Two months after it, as the home tells.
    await expect(save("2026-05-01")).rejects.toThrow("WISHED_TOO_EARLY");
    await save("2026-05-02");
    server.setNow(new Date("2026-06-20T09:00:00Z"));
    await save("2026-05-02");
    server.setNow(new Date("2026-03-20T09:00:00Z"));
    const { declaredOn } = await scene.owner.call(annexeCalls.getAnnexeOverview, { params: params() });
    expect(declaredOn).toBe("2026-03-02");
  });
});

/** In place of the history of these places. */
async function signedOn(moment: string, points: readonly string[]): Promise<void> {
  const { db } = server.deps;
  const theirs = sql`(select id from application where consumption_point_id = any(${points}::uuid[]))`;
  await sql`delete from application_progress where application_id in ${theirs}`.execute(db);
  await sql`insert into application_progress (application_id, status, acted_as, created_at)
    select id, 'SIGNED', 'owner', ${moment}::timestamptz from ${theirs} own`.execute(db);
}

describe("what the sharing asks of an owner stays on his home until he says that it is done", () => {
  it("the dues of each place that shares, and again after a year", async () => {
    await start({ consumers: 3, status: "EXPLOITATION" });
    expect(await asked("call-dues")).toEqual(["call-dues 3"]);
    expect((await sayDone("call-dues", 3)).statusCode).toBe(204);
    expect(await asked("call-dues")).toEqual([]);
    // As of a year before.
    await server.deps.db.updateTable("owner_duty").set({ done_for: "2025-03-01" }).execute();
    expect(await asked("call-dues")).toEqual(["call-dues 3"]);
  });

  it("the dues of who has signed all, from that day: a member owes before he shares", async () => {
    await start({ consumers: 2, status: "SIGNED" });
    const { db } = server.deps;
    await signedOn("2025-12-11T23:30:00Z", scene.consumers);
    server.setNow(new Date("2026-01-30T10:00:00Z"));
    const line = (await read()).toDo.find(({ kind }) => kind === "call-dues");
    expect(line).toMatchObject({ count: 2, since: "2025-12-12" });
    // Two places of one person are told apart.
    expect(line?.names).toEqual([expect.stringMatching(/ \(.+\)$/u), expect.stringMatching(/ \(.+\)$/u)]);
    expect((await sayDone("call-dues", 2)).statusCode).toBe(204);
    // The start brings no new call, the end of January does.
    await db.updateTable("application").set({ status: "EXPLOITATION" }).execute();
    expect(await asked("call-dues")).toEqual([]);
    server.setNow(new Date("2026-01-31T10:00:00Z"));
    expect(await asked("call-dues")).toEqual(["call-dues 2"]);
  });

  it("no dues of who asks to leave before he shares: the association knows whether it admitted him", async () => {
    await start({ consumers: 1, status: "SIGNED" });
    const departure = {
      requestedAt: now.toISOString(),
      leavingOn: "2026-04-01",
      reason: "",
      settledFor: null,
    };
    await server.deps.db
      .updateTable("application")
      .set({ departure: JSON.stringify(departure) })
      .execute();
    expect(await asked("call-dues")).toEqual([]);
  });

  it("no dues where members pay nothing", async () => {
    await start({ consumers: 1, status: "EXPLOITATION", without: ["fee"] });
    expect(await asked("call-dues")).toEqual([]);
  });

  it("of as many as he read: who came to it meanwhile is not done with", async () => {
    await start({ consumers: 1, status: "EXPLOITATION" });
    expect((await sayDone("call-dues", 2)).json().message).toBe("PRECONDITION_FAILED");
    expect(await asked("call-dues")).toEqual(["call-dues 1"]);
  });

  it("of those whom he read: as many others, or the day of a next period, are not done with", async () => {
    await start({ consumers: 2, status: "EXPLOITATION" });
    const listOf = async () => (await read()).toDo.find(({ kind }) => kind === "call-dues")?.list;
    const [first = "", second = ""] = scene.consumers;
    await signedOn("2025-03-25T10:00:00Z", [first]);
    await signedOn("2025-12-20T10:00:00Z", [second]);
    const path = `/api/project/${scene.projectId}/done`;
    const say = (of: string | undefined) =>
      scene.owner.send("POST", path, { duty: "call-dues", count: 2, list: of });
    server.setNow(new Date("2026-01-30T22:30:00Z"));
    const before = await listOf();
    // In Paris the last of January has begun.
    server.setNow(new Date("2026-01-30T23:30:00Z"));
    expect((await say(before)).json().message).toBe("PRECONDITION_FAILED");
    expect(await asked("call-dues")).toEqual(["call-dues 2"]);
    expect((await say(await listOf())).statusCode).toBe(204);
    expect(await asked("call-dues")).toEqual([]);
  });

  it("the grid operator to be told of who shared and has left, or has his day", async () => {
    await start({ consumers: 2, status: "EXPLOITATION" });
    const { db } = server.deps;
    const [gone = "", going = ""] = scene.consumers;
    await db
      .updateTable("application")
      .set({ ended_at: now })
      .where("consumption_point_id", "=", gone)
      .execute();
    expect(await asked("tell-network")).toEqual(["tell-network 1"]);
    // Its owner reads who left.
    const told = (await read()).toDo.find(({ kind }) => kind === "tell-network");
    expect(told?.names).toEqual([expect.stringMatching(/^\S+ \S+/u)]);
    await sayDone("tell-network", 1);
    expect(await asked("tell-network")).toEqual([]);
    const settle = (settledFor: string) =>
      db
        .updateTable("application")
        .set({
          departure: JSON.stringify({
            requestedAt: now.toISOString(),
            leavingOn: settledFor,
            reason: "",
            settledFor,
          }),
        })
        .where("consumption_point_id", "=", going)
        .execute();
    await settle("2026-04-01");
    expect(await asked("tell-network")).toEqual(["tell-network 1"]);
    await sayDone("tell-network", 1);
    expect(await asked("tell-network")).toEqual([]);
    // Another day is to be told anew.
    await settle("2026-04-15");
    expect(await asked("tell-network")).toEqual(["tell-network 1"]);
  });

  it("nothing to tell of who leaves before he shares, unless the operation is declared", async () => {
    await start({ consumers: 1, status: "SIGNED" });
    const left = { ended_at: now };
    await server.deps.db
      .updateTable("application")
      .set(left)
      .where("project_id", "=", scene.projectId)
      .execute();
    expect(await asked("tell-network")).toEqual([]);
    await scene.owner.call(annexeCalls.sayDeclared, { params: params(), body: { declaredOn: "2026-03-02" } });
    expect(await asked("tell-network")).toEqual(["tell-network 1"]);
  });

  it("the invoices of an ended month, once the producer's accord mandates the association", async () => {
    await start({ consumers: 1, status: "EXPLOITATION" });
    const { projectId, productionPointId } = scene;
    const [consumptionPointId = ""] = scene.consumers;
    const { db } = server.deps;
    await documentRow(db, { projectId, consumptionPointId, kind: "salesContract", status: "DONE" });
    const data = {
      producers: [{ pointId: productionPointId }],
      acceptedPrice: 0.11,
      terms: { ...someTerms, startDate: null },
    };
    await db
      .updateTable("document")
      .set({ data: JSON.stringify(data) })
      .execute();
    server.setNow(new Date("2026-04-02T10:00:00Z"));
    expect(await asked("invoice")).toEqual([]);
    await documentRow(db, { projectId, productionPointId, kind: "accord", status: "DONE" });
    expect(await asked("invoice")).toEqual(["invoice 1"]);
    await sayDone("invoice", 1);
    expect(await asked("invoice")).toEqual([]);
    server.setNow(new Date("2026-05-01T10:00:00Z"));
    expect(await asked("invoice")).toEqual(["invoice 1"]);
  });

  it("the invoices by the shortest period of several contracts, and of none before it takes effect", async () => {
    await start({ consumers: 1, status: "EXPLOITATION" });
    const { projectId, productionPointId } = scene;
    const [consumptionPointId = ""] = scene.consumers;
    const { db } = server.deps;
    await documentRow(db, { projectId, productionPointId, kind: "accord", status: "DONE" });
    const sells = async (terms: object) => {
      const contract = { projectId, consumptionPointId, kind: "salesContract", status: "DONE" } as const;
      const id = await documentRow(db, contract);
      const data = { producers: [{ pointId: productionPointId }], acceptedPrice: 0.11, terms };
      await db
        .updateTable("document")
        .set({ data: JSON.stringify(data) })
        .where("id", "=", id)
        .execute();
    };
    await sells({ ...someTerms, startDate: null, billingFrequency: "half-yearly" });
    await sells({ ...someTerms, billingFrequency: "monthly", startDate: "2026-05-10" });
    server.setNow(new Date("2026-05-02T10:00:00Z"));
    expect(await asked("invoice")).toEqual([]);
    server.setNow(new Date("2026-06-01T10:00:00Z"));
    expect(await asked("invoice")).toEqual(["invoice 1"]);
  });

  it("to whom his own invoices go, once something was counted", async () => {
    await start({ consumers: 1 });
    const { db } = server.deps;
    expect(await asked("say-customer")).toEqual([]);
    const [consumption_point_id = ""] = scene.consumers;
    await db
      .insertInto("billable_event")
      .values({
        ...{ account_id: scene.owner.id, project_id: scene.projectId, consumption_point_id },
        ...{
          service_group: "pmo",
          action: "PMO_USAGE",
          amount_excl_tax: 7,
          created_at: now,
          paid_credits: false,
        },
      })
      .execute();
    expect(await asked("say-customer")).toEqual(["say-customer 1"]);
  });
});
