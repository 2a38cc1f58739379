import { randomUUID } from "node:crypto";
import PgBoss from "pg-boss";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { testConnection } from "../../test/database.ts";
import {
  archivedJobs,
  clearJobs,
  endDelays,
  endedAgo,
  endWaiting,
  keepFormerJob,
  keptJobs,
  takenAgo,
} from "../../test/jobs.ts";
import type { Connection } from "../db/connect.ts";
import { type JobTable, jobTable, keeping } from "./job-table.ts";

/** What `job-table.ts` writes into pg-boss's tables is checked by what pg-boss then reports and does. */
let boss: PgBoss;
let table: JobTable;
let connection: Connection;

beforeAll(async () => {
  connection = await testConnection();
  const { pool } = connection;
  boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    ...keeping,
    supervise: false,
    schedule: false,
  });
  await boss.start();
  for (const name of ["event", "mail"]) await boss.createQueue(name);
  table = jobTable(pool);
});
// Other tests use the same database.
beforeEach(() => clearJobs(connection.db));
afterAll(() => boss.stop({ graceful: false, wait: true }));

/** Before now: the embedded database counts in milliseconds, and pg-boss only takes jobs due in an earlier one. */
const startAfter = () => new Date(Date.now() - 1000);
const send = async (data: object = { type: "account-created" }, options: PgBoss.SendOptions = {}) => {
  const id = randomUUID();
  await boss.send("event", data, {
    id,
    retryLimit: 3,
    expireInSeconds: 120,
    startAfter: startAfter(),
    ...options,
  });
  return id;
};
const take = async () => (await boss.fetch("event", { batchSize: 1, includeMetadata: true }))[0];
const stateOf = async (id: string) => (await boss.getJobById("event", id))?.state;

describe("a job that was put off", () => {
  it("waits for nobody until it is due, and is then as old as its time", async () => {
    await send({}, { startAfter: 600 });
    const standing = async () => (await table.standing(["event"]))[0];
    expect(await standing()).toMatchObject({ waiting: 0, oldestSeconds: 0 });
    expect(await table.backlog(["event", "mail"])).toBe(0);
    expect(await take()).toBeUndefined();
    await endDelays(connection.db);
    expect(await standing()).toMatchObject({ waiting: 1 });
    expect((await standing())?.oldestSeconds).toBeLessThan(60);
    expect(await table.backlog(["event", "mail"])).toBe(1);
    expect(await take()).toBeDefined();
  });
});

describe("a job that somebody is at", () => {
  it("is nobody else's, and is anybody's again once it is taken back", async () => {
    const id = await send();
    await take();
    expect(await take()).toBeUndefined();
    await table.takeBack(["event"]);
    expect(await stateOf(id)).toBe("retry");
    await endWaiting(connection.db);
    expect(await take()).toMatchObject({ id, retryCount: 1 });
  });

  it("of another queue is left alone", async () => {
    const id = await send();
    await take();
    await table.takeBack(["mail"]);
    expect(await stateOf(id)).toBe("active");
  });

  it("is handed back alone, when it is named", async () => {
    const [mine, theirs] = [await send(), await send()];
    await take();
    await take();
    await table.handBack(["event"], [mine]);
    expect(await stateOf(theirs)).toBe("active");
    await endWaiting(connection.db);
    expect(await take()).toMatchObject({ id: mine });
  });

  it("is taken for abandoned when its time is over, unless that was renewed", async () => {
    const [renewed, left] = [await send(), await send()];
    await take();
    await take();
    await takenAgo(connection.db, 121);
    await table.renew("event", renewed);
    await boss.maintain();
    expect(await stateOf(renewed)).toBe("active");
    expect(await stateOf(left)).toBe("retry");
  });
});

describe("a job that is over", () => {
  it.each(["completed", "failed"] as const)(
    "is %s for pg-boss too, and is not taken again",
    async (state) => {
      const id = await send({ type: "account-created", sealed: "secret" });
      await take();
      const reason = state === "failed" ? "away" : null;
      await table.end("event", id, { state, remains: { type: "account-created" }, reason });
      expect(await boss.getJobById("event", id)).toMatchObject({
        state,
        completedOn: expect.any(Date),
        data: { type: "account-created" },
        output: reason === null ? null : { message: "away" },
      });
      await endWaiting(connection.db);
      expect(await take()).toBeUndefined();
      expect(await boss.getQueueSize("event")).toBe(0);
    },
  );

  it("stays for a week when it was given up, counted and with its reason, and one that was done for an hour", async () => {
    const given = async (state: "completed" | "failed", reason: string | null) => {
      const id = await send();
      await take();
      await table.end("event", id, { state, remains: { type: "account-created" }, reason });
      return id;
    };
    const [done, failed] = [await given("completed", null), await given("failed", "away")];
    const failedNow = async () => (await table.standing(["event"]))[0]?.failed;
    await endedAgo(connection.db, 2 * 3600);
    await boss.maintain();
    expect((await keptJobs(connection.db)).map(({ state, output }) => ({ state, output }))).toEqual([
      { state: "failed", output: { message: "away" } },
    ]);
    expect(await stateOf(done)).toBeUndefined();
    expect(await stateOf(failed)).toBe("failed");
    expect(await failedNow()).toBe(1);
    await endedAgo(connection.db, 8 * 86_400);
    await boss.maintain();
    expect(await failedNow()).toBe(0);
  });

  it("was not ended by somebody who is no longer at it", async () => {
    const id = await send();
    await take();
    await table.takeBack(["event"]);
    await table.end("event", id, { state: "completed", remains: {}, reason: null });
    expect(await stateOf(id)).toBe("retry");
  });

  it("forgets what it said, there and in the archive; one that waits does not", async () => {
    const said = { type: "account-created", sealed: "secret" };
    for (const state of ["completed", "failed", "cancelled"])
      await keepFormerJob(connection.db, { name: "event", state, data: said });
    const waiting = await send(said);
    await table.forget(["event"], ["sealed"]);
    const ended = (await keptJobs(connection.db)).filter(({ state }) => state !== "created");
    expect(ended.map(({ data }) => data)).toEqual(Array(3).fill({ type: "account-created" }));
    const archived = await archivedJobs(connection.db);
    expect(archived.map(({ data }) => data)).toEqual(Array(3).fill({ type: "account-created" }));
    expect(await boss.getJobById("event", waiting)).toMatchObject({ data: said });
  });
});

describe("what is to be tried again", () => {
  const about = { type: "document-to-prepare", documentIds: ["one", "two"] };

  it("is what failed before, whether it waits or somebody is at it, with what it is about", async () => {
    await send();
    const id = await send(about, { priority: 1, retryDelay: 60 });
    await take();
    expect(await table.retrying(["event"])).toEqual([]);
    await boss.fail("event", id, { message: "away" });
    const retrying = [{ recipient: null, documentIds: ["one", "two"] }];
    expect(await table.retrying(["event"])).toEqual(retrying);
    await endWaiting(connection.db);
    expect(await take()).toMatchObject({ id, retryCount: 1 });
    expect(await table.retrying(["event"])).toEqual(retrying);
    expect(await table.retrying(["mail"])).toEqual([]);
  });
});
