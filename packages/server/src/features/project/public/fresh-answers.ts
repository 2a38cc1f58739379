import type { Database } from "../../../db/connect.ts";
import { hasChangedSince, longestAwayMs, readSnapshot, type Snapshot } from "../changes.ts";
import { sharedReading } from "./shared-reading.ts";

/** Answers from memory as long as no project has changed since; else computes anew. */
export type FreshAnswers = <T extends object>(key: string, compute: () => Promise<T>) => Promise<T>;

interface Kept {
  /** How many changes had been noticed before the answer was computed. */
  readonly edition: number;
  readonly answer: Promise<object>;
}

const mostKept = 200;
/** Longer lists are not kept: memory is for what many people ask. */
const longestKept = 500;

/** Counts how many times a change of projects was found. A call sees all that is committed before it. */
function makeEditions(db: Database): () => Promise<number> {
  let edition = 0;
  let known: { snapshot: Snapshot; at: number } | undefined;

  return sharedReading(async () => {
    const at = performance.now();
    if (!known || at - known.at > longestAwayMs) {
      known = { snapshot: await readSnapshot(db), at };
      edition += 1;
      return edition;
    }
    const { hasChanged, now } = await hasChangedSince(db, known.snapshot);
    known = { snapshot: now, at };
    if (hasChanged) edition += 1;
    return edition;
  });
}

/**
 * A memory of public lists that is never out of date: a change of any project clears it, and nothing else
 * does. Its answers are frozen, since they are shared and serialised once.
 */
export function makeFreshAnswers(db: Database): FreshAnswers {
  const kept = new Map<string, Kept>();
  const editionNow = makeEditions(db);

  function keep(key: string, entry: Kept) {
    kept.delete(key);
    kept.set(key, entry);
    const [oldest] = kept.keys();
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
  }

  return async <T extends object>(key: string, compute: () => Promise<T>) => {
    const edition = await editionNow();
    const known = kept.get(key);
    if (known?.edition === edition) return known.answer as Promise<T>;
    const answer = compute().then((made) => Object.freeze(made) as T);
    keep(key, { edition, answer });
    const forget = () => {
      if (kept.get(key)?.answer === answer) kept.delete(key);
    };
    answer.then((made) => {
      if (Array.isArray(made) && made.length > longestKept) forget();
    }, forget);
    return answer;
  };
}
