import { randomBytes, randomUUID } from "node:crypto";
import { sql } from "kysely";
import pg from "pg";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { testConnection } from "../../test/database.ts";
import type { Database } from "../db/connect.ts";
import { openKeyring, useKeyring } from "../encryption/index.ts";
import { once } from "./once.ts";

let real: Database;
/** How often the database fails when the outcome of a key is written. */
let awayFor = 0;

const lost = () => Object.assign(new Error("read ECONNRESET"), { code: "ECONNRESET" });

/** The database, with its connection lost in the middle of a request. */
const failing = () =>
  new Proxy(real, {
    get(db, name) {
      if (name === "deleteFrom" || name === "updateTable") {
        if (awayFor > 0) {
          awayFor -= 1;
          throw lost();
        }
      }
      const value = Reflect.get(db, name);
      return typeof value === "function" ? value.bind(db) : value;
    },
  });

beforeAll(async () => {
  useKeyring(openKeyring({ dataDir: "", dataKey: "ab".repeat(32) }));
  real = (await testConnection()).db;
});
beforeEach(() => {
  awayFor = 0;
});

const ask = (key: string, fingerprint: Buffer, perform: () => Promise<string>) =>
  once(
    { db: failing(), now: () => new Date() },
    { accountId: null, key, fingerprint },
    { perform, toAnswer: (body) => ({ body }), accountId: async () => null },
  );

describe("the database goes away in the middle of a request under a key", () => {
  it("before anything was done: the key is free as soon as the database is back", async () => {
    const [key, fingerprint] = [randomUUID(), randomBytes(32)];
    const first = ask(key, fingerprint, async () => {
      awayFor = 2;
      throw lost();
    });
    await expect(first).rejects.toThrow("ECONNRESET");
    await vi.waitFor(() => expect(awayFor).toBe(0), 20_000);
    await vi.waitFor(
      async () => expect(await ask(key, fingerprint, async () => "done")).toEqual({ output: "done" }),
      20_000,
    );
  });

  it("after it was done: it is answered, and the answer is kept as soon as the database is back", async () => {
    const [key, fingerprint] = [randomUUID(), randomBytes(32)];
    const first = await ask(key, fingerprint, async () => {
      awayFor = 2;
      return "done";
    });
    expect(first).toEqual({ output: "done" });
    await vi.waitFor(async () => {
      const again = await ask(key, fingerprint, async () => "done twice");
      expect(again).toEqual({ kept: { body: "done" } });
    }, 20_000);
  });
});

const postgres = process.env.TEST_DATABASE_URL;

describe("the process that does the work of a key", () => {
  /** A key whose work another process has begun, and perhaps ended without keeping its answer. */
  async function begunBy(holder: string | null, isDone: boolean) {
    const [key, fingerprint] = [randomUUID(), randomBytes(32)];
    await ask(key, fingerprint, async () => "done");
    await sql`update idempotency_key set answer = null, holder = ${holder},
      done_at = case when ${isDone} then done_at end where key = ${key}`.execute(real);
    return () => ask(key, fingerprint, async () => "done by another");
  }
  const aName = () => `mec-${randomUUID()}`;

  it("is over: another does it at once", async () => {
    const again = await begunBy(aName(), false);
    expect(await again()).toEqual({ output: "done by another" });
  });

  it("is over, and had done it: its answer is lost, which is said at once", async () => {
    const again = await begunBy(aName(), true);
    await expect(again()).rejects.toMatchObject({ code: "IDEMPOTENCY_ANSWER_LOST" });
  });

  it.each([false, true])(
    "is of a release that did not say who it is (done: %s): the lease alone counts",
    async (isDone) => {
      const again = await begunBy(null, isDone);
      await expect(again()).rejects.toMatchObject({ code: "IDEMPOTENCY_KEY_IN_USE" });
    },
  );

  it.runIf(postgres).each([false, true])(
    "lives elsewhere (done: %s): it is waited for until it is over",
    async (isDone) => {
      const holder = aName();
      const elsewhere = new pg.Client({ connectionString: postgres, application_name: `${holder} listener` });
      await elsewhere.connect();
      const again = await begunBy(holder, isDone);
      await expect(again()).rejects.toMatchObject({ code: "IDEMPOTENCY_KEY_IN_USE" });
      await elsewhere.end();
      await vi.waitFor(async () => {
        const end = await again().catch((error: { code: string }) => error.code);
        expect(end).toEqual(isDone ? "IDEMPOTENCY_ANSWER_LOST" : { output: "done by another" });
      }, 20_000);
    },
  );
});
