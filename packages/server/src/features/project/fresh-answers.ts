import { sql } from "kysely";
import type { Database } from "../../db/connect.ts";

/** Gives an answer that was computed before, as long as nothing was committed since; else computes it. */
export type FreshAnswers = <T extends object>(key: string, compute: () => Promise<T>) => Promise<T>;

interface Kept {
  readonly snapshot: string;
  readonly answer: Promise<object>;
}

const mostKept = 200;
/** A longer list is answered and forgotten: memory is for what many ask. */
const longestKept = 500;

/** What is committed: two equal snapshots see the same rows. */
async function readSnapshot(db: Database): Promise<string> {
  const { rows } = await sql<{ snapshot: string }>`select pg_current_snapshot()::text as snapshot`.execute(
    db,
  );
  return rows[0]?.snapshot ?? "";
}

/** Lets all who ask while a reading is under way share the next one: it begins after they asked. */
function shared<T>(read: () => Promise<T>): () => Promise<T> {
  let running: Promise<unknown> = Promise.resolve();
  let next: Promise<T> | undefined;
  return () => {
    next ??= running.then(() => {
      next = undefined;
      const reading = read();
      running = reading.catch(() => undefined);
      return reading;
    });
    return next;
  };
}

/**
 * A memory of public lists that is never out of date. Its answers are frozen: they are shared, and made into text
 * once.
 */
export function makeFreshAnswers(db: Database): FreshAnswers {
  const kept = new Map<string, Kept>();
  const snapshotNow = shared(() => readSnapshot(db));

  function keep(key: string, entry: Kept) {
    kept.delete(key);
    kept.set(key, entry);
    const [oldest] = kept.keys();
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
  }

  return async <T extends object>(key: string, compute: () => Promise<T>) => {
    const snapshot = await snapshotNow();
    const known = kept.get(key);
    if (known?.snapshot === snapshot) return known.answer as Promise<T>;
    const answer = compute().then((made) => Object.freeze(made) as T);
    keep(key, { snapshot, answer });
    const forget = () => {
      if (kept.get(key)?.answer === answer) kept.delete(key);
    };
    answer.then((made) => {
      if (Array.isArray(made) && made.length > longestKept) forget();
    }, forget);
    return answer;
  };
}
