import { setTimeout as pause } from "node:timers/promises";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { testConnection } from "../../test/database.ts";
import { clearJobs, keptJobs } from "../../test/jobs.ts";
import type { Connection } from "../db/connect.ts";
import { openKeyring, useKeyring } from "../encryption/index.ts";
import { type Mail, NoSuchMailbox } from "../gateways/mail/port.ts";
import { openQueue, type Queue } from "./queue.ts";

let connection: Connection;
let queue: Queue;
/** How often the database fails when told that a job is over, and how. */
let awayFor = 0;
let failure = "";

/** The database's own pool, with connections that are lost in the middle, or statements that are held up. */
function failingPool(): Connection["pool"] {
  return new Proxy(connection.pool, {
    get(pool, name) {
      if (name !== "query") return Reflect.get(pool, name);
      return (text: string, values?: unknown[]) => {
        if (awayFor === 0 || !text.includes("completed_on = now()")) return pool.query(text, values);
        awayFor -= 1;
        return Promise.reject(Object.assign(new Error("…"), { code: failure }));
      };
    },
  });
}

beforeAll(async () => {
  useKeyring(openKeyring({ dataDir: "", dataKey: "ab".repeat(32) }));
  connection = await testConnection();
  queue = await openQueue(failingPool(), { onError: () => {} });
  return () => queue.stop();
});
beforeEach(() => clearJobs(connection.db));

const mail: Mail = {
  to: "camille@exemple.fr",
  subject: "Bonjour",
  text: "Bonjour",
  html: "<p>Bonjour</p>",
  messageId: "<bonjour@exemple.fr>",
};

it.each([
  ["away", "ECONNRESET"],
  ["held up by a lock", "55P03"],
  ["too slow", "57014"],
])("a mail that left while the database was %s leaves once", async (_case, code) => {
  failure = code;
  const sent: Mail[] = [];
  await queue.queueMail({ kind: "account-created", mail });
  // pg-boss only takes jobs due in an earlier millisecond.
  await pause(5);
  awayFor = 2;
  await queue.drain({
    event: async () => {},
    givenUp: async () => {},
    mail: async (one) => void sent.push(one),
    mailGivenUp: async () => {},
    daily: async () => {},
  });
  expect(awayFor).toBe(0);
  expect(sent).toHaveLength(1);
  expect(await keptJobs(connection.db)).toMatchObject([{ state: "completed" }]);
});

it("a mail to an address without a mailbox is given up at once, with its reason: it counts neither as late nor as given up", async () => {
  await queue.queueMail({ kind: "account-created", mail });
  await pause(5);
  const givenUp: string[] = [];
  let tries = 0;
  await queue.drain({
    event: async () => {},
    givenUp: async () => {},
    mail: () => {
      tries += 1;
      return Promise.reject(new NoSuchMailbox("550 5.1.1 No such user"));
    },
    mailGivenUp: async (_mail, reason) => void givenUp.push(reason),
    daily: async () => {},
  });
  expect([tries, givenUp]).toEqual([1, [expect.stringContaining("5.1.1")]]);
  expect(await queue.standing()).toContainEqual({ name: "mail", waiting: 0, oldestSeconds: 0, failed: 0 });
  expect(await keptJobs(connection.db)).toMatchObject([{ state: "cancelled" }]);
});
