import pg from "pg";
import { ownName } from "./presence.ts";

/** This product's advisory lock; any number would do, as long as every release uses the same. */
const lockKey = 7_263_401;

/** How long it tries to connect, and how often it says that it waits for another node. */
interface Patience {
  readonly connectMs: number;
  readonly tellMs: number;
  readonly tell: (sentence: string) => unknown;
}

const aloud: Patience = {
  connectMs: 10_000,
  tellMs: 5_000,
  tell: (sentence) => process.stderr.write(`${sentence}\n`),
};

/** Takes the lock, whoever has it and for how long: a large migration takes its time. */
async function takeLock(client: pg.Client, { tellMs, tell }: Patience): Promise<void> {
  const begun = Date.now();
  const telling = setInterval(() => {
    const seconds = Math.round((Date.now() - begun) / 1000);
    tell(`DATABASE_URL\u00a0: un autre serveur prépare la base, celui-ci l’attend (${seconds}\u00a0s).`);
  }, tellMs);
  try {
    await client.query("select pg_advisory_lock($1)", [lockKey]);
  } finally {
    clearInterval(telling);
  }
}

/**
 * Prepares the database (schema, queues, first data) while no other node does: of several that start on an
 * empty one, one prepares it and the others find it done. The embedded database has only one process anyway.
 */
export async function preparedAlone<T>(
  databaseUrl: string | undefined,
  prepare: () => Promise<T>,
  patience: Patience = aloud,
): Promise<T> {
  if (databaseUrl === undefined) return prepare();
  const client = new pg.Client({
    connectionString: databaseUrl,
    keepAlive: true,
    connectionTimeoutMillis: patience.connectMs,
    application_name: `${ownName} preparing`,
  });
  client.on("error", () => {});
  try {
    await client.connect();
    await takeLock(client, patience);
    return await prepare();
  } finally {
    // Ending the session releases the lock, whatever happened before.
    await client.end().catch(() => {});
  }
}
