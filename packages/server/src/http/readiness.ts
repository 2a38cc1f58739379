import { setTimeout } from "node:timers/promises";
import { sql } from "kysely";
import type { Deps } from "../deps.ts";

const readyMs = 700;
const backlogMs = 200;

const after = (milliseconds: number) => setTimeout(milliseconds, undefined, { ref: false });

/** A balancer asks often and waits little: a late answer counts as none. */
const soon = <T>(work: Promise<T>): Promise<T> =>
  Promise.race([
    work,
    after(readyMs).then(() => {
      throw new Error(`The database did not answer within ${readyMs} ms`);
    }),
  ]);

/**
 * What waits in the queue; null when that is not known at once. The queue's connections may all be at work, which says nothing
 * of how people are served: asked one at a time, it does not add to what waits for them.
 */
function backlogOf(queue: Deps["queue"]): () => Promise<number | null> {
  let asking: Promise<number | null> | undefined;
  return () => {
    asking ??= queue
      .backlog()
      .catch(() => null)
      .finally(() => {
        asking = undefined;
      });
    return Promise.race([asking, after(backlogMs).then(() => null)]);
  };
}

/** @returns what tells whether this node can answer people. @throws Error when it cannot. */
export function readinessOf({ db, queue }: Pick<Deps, "db" | "queue">) {
  const backlog = backlogOf(queue);
  return async (): Promise<{ backlog: number | null }> => {
    const [waiting] = await Promise.all([backlog(), soon(sql`select 1`.execute(db))]);
    return { backlog: waiting };
  };
}
