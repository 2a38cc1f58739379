import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { openWorkers } from "../../packages/server/src/app/workers.ts";
import { buildApp } from "../../packages/server/src/app.ts";
import { readConfig } from "../../packages/server/src/config.ts";
import { connectPostgres, type Database } from "../../packages/server/src/db/connect.ts";
import { migrate } from "../../packages/server/src/db/migrate.ts";
import { inTransaction } from "../../packages/server/src/db/transaction.ts";
import { openSession } from "../../packages/server/src/features/account/index.ts";
import { openDeps } from "../../packages/server/src/start.ts";
import { startPostgres } from "./postgres.ts";

export interface Answer {
  readonly ms: number;
  /** The processor's own time in the server's threads; the database has its own. */
  readonly cpuMs: number;
  /** The longest that the answering thread was blocked. */
  readonly stallMs: number;
  readonly bytes: number;
}

/** The server in this process, on a PostgreSQL of its own, and somebody signed in. */
export interface Answering {
  readonly db: Database;
  /** The database's URL. */
  readonly url: string;
  /** The folder of its keys, which any server on this database needs. */
  readonly dataDir: string;
  readonly ownerId: string;
  /** The cookie of the signed-in person, which any server on this database accepts. */
  readonly cookie: string;
  /** @throws Error unless the answer is 200. */
  ask(path: string, options?: { readonly signedIn?: boolean }): Promise<Answer>;
  close(): Promise<void>;
}

const webRoot = fileURLToPath(new URL("../../packages/web/dist", import.meta.url));
const built = new URL("../../packages/server/dist/app/threads/", import.meta.url);

/** The worst delay of this thread's event loop during some work. */
export async function stallOf<T>(work: () => Promise<T>): Promise<{ stallMs: number; made: T }> {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  await setTimeout(5);
  delay.reset();
  const made = await work();
  await setTimeout(5);
  delay.disable();
  return { stallMs: delay.max / 1e6, made };
}

async function addOwner(db: Database): Promise<{ ownerId: string; token: string }> {
  const now = new Date();
  return inTransaction(db, async (tx) => {
    const { id } = await tx
      .insertInto("account")
      .values({
        email: "porteur@exemple.fr",
        password_hash: "!",
        first_name: "Odile",
        last_name: "Martin",
        cgus_version: "1",
        cgus_accepted_at: now,
        created_at: now,
        email_verified_at: now,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const origin = { ip: "127.0.0.1", userAgent: "" };
    return {
      ownerId: id,
      token: await openSession(tx, { accountId: id, origin, now, hasSecondFactor: false }),
    };
  });
}

export async function startAnswering(): Promise<Answering> {
  const postgres = await startPostgres();
  const connection = connectPostgres(postgres.url);
  await migrate(connection.background.db);
  const config = readConfig({
    DATA_DIR: mkdtempSync(join(tmpdir(), "mec-bench-")),
    DATABASE_URL: postgres.url,
    LOG_LEVEL: "silent",
    SIGNING_MAIL_WAIT: "0",
    SESSION_SECRET: "a-secret-only-for-the-benches-of-the-server",
  });
  const workers = openWorkers({ built });
  const deps = await openDeps(config, connection, workers);
  const app = await buildApp(deps, { webRoot });
  const { ownerId, token } = await addOwner(connection.db);
  const cookie = `session=${token}`;
  return {
    db: connection.db,
    url: postgres.url,
    dataDir: config.dataDir,
    ownerId,
    cookie,
    async ask(path, { signedIn = true } = {}) {
      const start = performance.now();
      const before = process.cpuUsage();
      let ms = 0;
      const { made, stallMs } = await stallOf(async () => {
        const response = await app.inject({
          url: path,
          headers: signedIn ? { cookie } : {},
        });
        ms = performance.now() - start;
        return response;
      });
      const { user, system } = process.cpuUsage(before);
      if (made.statusCode !== 200) throw new Error(`${path}: ${made.statusCode} ${made.body.slice(0, 300)}`);
      return { ms, cpuMs: (user + system) / 1000, stallMs, bytes: made.rawPayload.length };
    },
    async close() {
      await app.close();
      await deps.queue.stop();
      await workers.close();
      await connection.close();
      postgres.stop();
    },
  };
}
