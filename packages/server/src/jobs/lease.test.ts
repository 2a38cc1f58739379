import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import PgBoss from "pg-boss";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { testConnection } from "../../test/database.ts";
import { clearJobs, endWaiting, keptJobs, takenAgo } from "../../test/jobs.ts";
import { startMailServer } from "../../test/mail-server.ts";
import { readConfig } from "../config.ts";
import type { Connection } from "../db/connect.ts";
import { openKeyring, useKeyring } from "../encryption/index.ts";
import { openMailer } from "../gateways/mail/index.ts";
import type { Mail } from "../gateways/mail/port.ts";
import type { Handlers } from "./handlers.ts";
import { openQueue, type Queue } from "./queue.ts";

/** A short time until the worker says that it is still at it. */
const lease = { seconds: 60, renewMs: 30 };

let connection: Connection;
let mine: Queue;
let theirs: Queue;
/** Stands for any node: it gives back jobs whose time is over. */
let sweeper: PgBoss;

beforeAll(async () => {
  useKeyring(openKeyring({ dataDir: "", dataKey: "ab".repeat(32) }));
  connection = await testConnection();
  const { pool } = connection;
  const onError = (error: Error) => {
    throw error;
  };
  [mine, theirs] = [await openQueue(pool, { onError, lease }), await openQueue(pool, { onError, lease })];
  sweeper = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    supervise: false,
    schedule: false,
  });
  await sweeper.start();
  return async () => {
    await Promise.all([mine.stop(), theirs.stop()]);
    await sweeper.stop({ graceful: false, wait: true });
  };
});
beforeEach(() => clearJobs(connection.db));

const mailTo = (name: string): Mail => ({
  to: `${name}@exemple.fr`,
  subject: "Bonjour",
  text: "Bonjour",
  html: "<p>Bonjour</p>",
  messageId: `<${name}@exemple.fr>`,
});

const handlers = (mail: Handlers["mail"]): Handlers => ({
  event: async () => {},
  givenUp: async () => {},
  mail,
  mailGivenUp: async () => {},
  daily: async () => {},
});

/** Something to wait at: it stays shut until a test opens it, and tells when somebody waits before it. */
function door() {
  let open = () => {};
  let arrive = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const pass = () => {
    arrive();
    return opened;
  };
  return { open, arrived, pass };
}

/** Lets the time of a lease pass, and everybody look for what was abandoned. */
async function timePasses(others: Handlers): Promise<void> {
  await takenAgo(connection.db, lease.seconds + 1);
  await vi.waitFor(
    async () => {
      const { rows } = await sql<{ late: number }>`select count(*)::int as late from pgboss.job
        where state = 'active' and started_on < now() - interval '30 seconds'`.execute(connection.db);
      expect(rows).toEqual([{ late: 0 }]);
    },
    { timeout: 15_000, interval: 20 },
  );
  await sweeper.maintain();
  await endWaiting(connection.db);
  await theirs.drain(others);
}

const queueTo = async (...names: string[]) => {
  for (const name of names) await mine.queueMail({ kind: "account-created", mail: mailTo(name) });
  // pg-boss only takes jobs due in an earlier millisecond.
  await pause(5);
};

describe("a job that takes longer than its lease", () => {
  it("stays with the node that is at it, however often others look", async () => {
    const { open, arrived, pass } = door();
    const [byMe, byThem]: [string[], string[]] = [[], []];
    await queueTo("camille");
    const working = mine.drain(
      handlers(async ({ to }) => {
        byMe.push(to);
        await pass();
      }),
    );
    await arrived;
    for (let times = 0; times < 3; times += 1)
      await timePasses(handlers(async ({ to }) => void byThem.push(to)));
    open();
    await working;
    expect([byMe, byThem]).toEqual([["camille@exemple.fr"], []]);
    expect(await keptJobs(connection.db)).toMatchObject([{ state: "completed" }]);
  });

  it("because the mail server is slow, is a mail that leaves once, as do those that wait behind it", async () => {
    const { open, arrived, pass } = door();
    const server = await startMailServer(pass);
    const mailer = openMailer(readConfig({ SMTP_URL: server.url }));
    const send = handlers((mail) => mailer.send(mail));
    await queueTo("camille", "dominique");
    const working = mine.drain(send);
    await arrived;
    // The other node takes what waits, and meets the same server.
    const others = timePasses(send);
    await vi.waitFor(
      async () =>
        expect((await keptJobs(connection.db)).map(({ state }) => state)).toEqual(["active", "active"]),
      { timeout: 15_000, interval: 20 },
    );
    open();
    await Promise.all([working, others]);
    expect(server.received.map(({ to }) => to).toSorted()).toEqual([
      "camille@exemple.fr",
      "dominique@exemple.fr",
    ]);
    expect((await keptJobs(connection.db)).map(({ state }) => state)).toEqual(["completed", "completed"]);
    await server.close();
  });
});
