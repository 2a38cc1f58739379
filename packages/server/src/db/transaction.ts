import type { Transaction } from "kysely";
import type { Database } from "./connect.ts";
import { currentEffect } from "./effect.ts";
import type { Schema } from "./schema.ts";

export type Tx = Transaction<Schema>;
/** A store's functions work the same inside and outside a transaction. */
export type Db = Database | Tx;

/** Does all or nothing. Inside, use only the handle that is passed; no network call, no hashing. */
export function inTransaction<T>(db: Database, work: (tx: Tx) => Promise<T>): Promise<T> {
  const effect = currentEffect();
  if (!effect) return db.transaction().execute(work);
  return db.transaction().execute(async (tx) => {
    const made = await work(tx);
    await effect.mark(tx);
    return made;
  });
}

/** The constraint a PostgreSQL error names, if it is a unique violation. */
export function violatedUnique(error: unknown): string | undefined {
  if (typeof error !== "object" || error === null || !("code" in error) || error.code !== "23505")
    return undefined;
  return "constraint" in error && typeof error.constraint === "string" ? error.constraint : undefined;
}
