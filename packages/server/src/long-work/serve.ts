import { randomUUID } from "node:crypto";
import type { Deps } from "../deps.ts";
import { type Hand, startHand } from "../jobs/hands.ts";
import type { Asker } from "../workers/asker.ts";
import { type Gauge, readGauge } from "../workers/gauge.ts";
import { doHere, type WorkOf } from "./do-here.ts";
import { outcomeOfWork, packOutcome, unpackGiven } from "./parcel.ts";
import { answer, eraseUnwanted, giveBack, hold, type Taken, take } from "./store.ts";

/**
 * How many works a worker does at once: few, since the data of long ones fill its memory, and one hand for
 * short works only.
 */
const hands = { any: 2, short: 1 };
const lookMs = 200;
/** How often a worker renews its hold on a work, and learns whether somebody still waits for it. */
const holdMs = 1_000;
const eraseMs = 30_000;

/** Does one piece of work and answers the request that is held: the first one, or its heir. */
async function perform(deps: Deps, { id, same, name, whose, input }: Taken, worker: string): Promise<void> {
  const leaving = new AbortController();
  let asked: string | null = id;
  let gauge: Gauge | undefined;
  const look = async () => {
    asked = await hold(deps.db, { same, worker, progress: gauge ? readGauge(gauge) : null });
    if (asked === null) leaving.abort();
  };
  const holding = setInterval(() => look().catch(() => {}), holdMs);
  try {
    const asker: Asker = {
      whose,
      signal: leaving.signal,
      follow: (shown) => {
        gauge = shown;
      },
    };
    const { outcome, unexpected } = await outcomeOfWork(async () => {
      const work = deps.longWork.works.get(name);
      if (!work) throw new Error(`No work is called ${name}`);
      return doHere(deps, work as WorkOf<unknown[], unknown>, unpackGiven(id, input), asker);
    });
    clearInterval(holding);
    if (leaving.signal.aborted) return;
    if (unexpected) deps.log.error({ err: unexpected }, `work ${name}`);
    await look();
    if (asked !== null) await answer(deps.db, asked, worker, packOutcome(asked, outcome));
  } finally {
    clearInterval(holding);
  }
}

/** Does the works that other nodes leave to workers, until it is stopped. */
export function serveLongWork(deps: Deps): Hand {
  const worker = randomUUID();
  const report = (error: unknown) => deps.log.error({ err: error }, "long work");
  let isStopping = false;
  async function sweep(shortOnly: boolean): Promise<void> {
    while (!isStopping) {
      const taken = await take(deps.db, worker, shortOnly);
      if (!taken) return;
      await perform(deps, taken, worker);
    }
  }
  const started = [
    ...Array.from({ length: hands.any }, () => startHand(() => sweep(false), report, lookMs)),
    ...Array.from({ length: hands.short }, () => startHand(() => sweep(true), report, lookMs)),
    startHand(() => eraseUnwanted(deps.db), report, eraseMs),
  ];
  return {
    async stop(waitMs) {
      isStopping = true;
      await Promise.all(started.map((hand) => hand.stop(waitMs)));
      await giveBack(deps.db, worker);
    },
  };
}
