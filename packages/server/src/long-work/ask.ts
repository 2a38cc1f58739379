import { setTimeout as pause } from "node:timers/promises";
import type { Deps } from "../deps.ts";
import { type Asker, AskerLeft } from "../workers/asker.ts";
import type { WorkOf } from "./do-here.ts";
import { doFollowed, nameOf } from "./follow.ts";
import { openOutcome } from "./parcel.ts";
import { ask, look, want, withdraw } from "./store.ts";

/**
 * How often an asker looks for his answer, soon for short works and later for long ones; and how often he
 * says that he still waits.
 */
const lookMs = { first: 30, most: 1_000, longer: 1.4 };
const wantMs = 5_000;

/** @returns the worker's answer; null when there is no worker any more. @throws what the work threw; AskerLeft; Error when workers died over it. */
async function answerOf(deps: Deps, id: string, signal: AbortSignal): Promise<{ output: unknown } | null> {
  let wanted = performance.now();
  for (let wait = lookMs.first; ; wait = Math.min(lookMs.most, wait * lookMs.longer)) {
    const found = await look(deps.db, id);
    if (found && found.answer !== null) return { output: openOutcome(id, found.answer) };
    if (found?.isGivenUp) throw new Error("Workers died over this work, and it was given up");
    if (!found || !deps.longWork.isLeftToWorkers()) return null;
    if (performance.now() - wanted > wantMs) {
      await want(deps.db, id);
      wanted = performance.now();
    }
    await pause(wait, undefined, { signal }).catch(() => {
      throw new AskerLeft();
    });
  }
}

/**
 * Does a request's long work: on a worker node when this node leaves it to them, else here. A work whose
 * asker leaves before it is begun is dropped.
 * @throws what the work throws; Busy when too much waits, for this asker or for all; AskerLeft.
 */
export async function askFor<Given extends unknown[], Done>(
  deps: Deps,
  work: WorkOf<Given, Done>,
  given: Given,
  asker: Asker,
): Promise<Done> {
  const { longWork, db } = deps;
  if (!longWork.isLeftToWorkers()) return doFollowed(deps, work, given, asker);
  const name = nameOf(deps, work);
  const id = await ask(db, { name, given, whose: asker.whose, isShort: longWork.short.has(work) });
  let answer: { output: unknown } | null;
  try {
    answer = await answerOf(deps, id, asker.signal);
  } finally {
    await withdraw(db, id);
  }
  return answer ? (answer.output as Done) : doFollowed(deps, work, given, asker);
}
