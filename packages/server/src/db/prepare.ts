import pg from "pg";

/** This product's advisory lock; any number would do, as long as every release uses the same. */
const lockKey = 7_263_401;

/**
 * Prepares the database (schema, queues, first data) while no other node does: of several that start on an
 * empty one, one prepares it and the others find it done. The embedded database has only one process anyway.
 */
export async function preparedAlone<T>(
  databaseUrl: string | undefined,
  prepare: () => Promise<T>,
): Promise<T> {
  if (databaseUrl === undefined) return prepare();
  const client = new pg.Client({ connectionString: databaseUrl, keepAlive: true });
  client.on("error", () => {});
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [lockKey]);
    return await prepare();
  } finally {
    // Ending the session releases the lock, whatever happened before.
    await client.end().catch(() => {});
  }
}
