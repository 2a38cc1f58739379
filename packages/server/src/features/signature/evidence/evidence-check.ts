import { setImmediate } from "node:timers/promises";
import type { ChainEnd } from "@mec/domain/signature";
import type { Deps } from "../../../deps.ts";
import { type Fault, faultIn, isHeadKeyed } from "./evidence-faults.ts";
import { checkSignedFiles } from "./evidence-files.ts";
import { finishProgress, openProgress, type Progress, saveProgress } from "./evidence-progress.ts";
import { findEnds, findErased, findOpened, openedIn } from "./evidence-register.ts";
import { findHeads, nextHeads, readEvents, registerId } from "./evidence-store.ts";
import { findStrays } from "./evidence-strays.ts";
import { readWitness, writeWitness } from "./evidence-witness.ts";

const chainsAtOnce = 50;
/** At most this many broken chains are listed; more is a disaster that needs no list. */
const mostBroken = 1000;

function tell(deps: Deps, progress: Progress, faults: ReadonlyMap<string, Fault>): Progress {
  for (const [requestId, fault] of faults) {
    if (!progress.broken.includes(requestId))
      deps.log.error(
        { requestId: requestId === registerId ? "register" : requestId, fault },
        "evidence is broken",
      );
  }
  return { ...progress, broken: [...new Set([...progress.broken, ...faults.keys()])].slice(0, mostBroken) };
}

/** Chains that the register says were opened, of which nothing is left and no erasure was registered. */
async function findGone(deps: Deps, opened: readonly string[]): Promise<Map<string, Fault>> {
  await setImmediate();
  const heads = await findHeads(deps.db, opened);
  const without = opened.filter((id) => !heads.has(id));
  const erased = await findErased(deps.db, without);
  return new Map(without.filter((id) => !erased.has(id)).map((id) => [id, "missing"]));
}

/** Checks the register itself, page by page, and that each chain it says was opened is there. */
async function checkRegister(deps: Deps, given: Progress): Promise<Progress> {
  const head = (await findHeads(deps.db, [registerId])).get(registerId);
  const witness = readWitness(deps);
  const wanted: ChainEnd[] = [head, witness].flatMap((end) => (end ? [end] : []));
  const broken = (fault: Fault) => tell(deps, progress, new Map([[registerId, fault]]));
  let progress = given;
  let last = progress.register ?? undefined;
  for (;;) {
    const page = await readEvents(deps.db, registerId, last?.sequence ?? 0);
    const end = page.at(-1);
    if (!end) break;
    const fault = faultIn(deps, registerId, page, last);
    if (fault) return { ...broken(fault), stage: "chains" };
    for (const { sequence, hash } of wanted) {
      if (page.some((event) => event.sequence === sequence && event.hash !== hash))
        progress = broken("changed");
    }
    progress = tell(deps, progress, await findGone(deps, openedIn(page)));
    last = { sequence: end.sequence, hash: end.hash };
    progress = { ...progress, register: last };
    await setImmediate();
    await saveProgress(deps, progress);
  }
  if (wanted.some(({ sequence }) => sequence > (last?.sequence ?? 0))) progress = broken("cut");
  else if (head && !isHeadKeyed(deps, head)) progress = broken("headless");
  else if (!head && last) progress = broken("headless");
  return { ...progress, stage: "chains" };
}

/** Where a chain must have stood at some moment, and the fault if it did not. */
interface Stand extends ChainEnd {
  readonly fault: Fault;
}

/**
 * Reads a whole chain, page by page.
 * @returns the first fault; `missing` when there are no events; null when it is whole.
 */
async function readThrough(deps: Deps, requestId: string, stands: readonly Stand[]): Promise<Fault | null> {
  let last: ChainEnd | undefined;
  let left = stands;
  for (;;) {
    const page = await readEvents(deps.db, requestId, last?.sequence ?? 0);
    const end = page.at(-1);
    if (!end) return last === undefined ? "missing" : (left[0]?.fault ?? null);
    const fault = faultIn(deps, requestId, page, last);
    if (fault) return fault;
    left = left.filter(
      ({ sequence, hash }) => !page.some((event) => event.sequence === sequence && event.hash === hash),
    );
    last = { sequence: end.sequence, hash: end.hash };
  }
}

/**
 * The most telling of a chain's faults: its events come first, then its head, then what the register says of
 * it.
 */
function worst(
  found: Fault | null,
  { isKeyed, isOpened }: { isKeyed: boolean; isOpened: boolean },
): Fault | null {
  if (found === "missing" || found === "changed" || found === "unkeyed") return found;
  if (!isKeyed) return "headless";
  if (found === "cut") return found;
  return isOpened ? found : "unknown";
}

/** Checks the chains after this id. Their heads are read first: a chain may grow meanwhile. */
async function checkSome(deps: Deps, after: string) {
  const heads = await nextHeads(deps.db, after, chainsAtOnce);
  const ids = heads.map(({ requestId }) => requestId);
  const [opened, ends] = [await findOpened(deps.db, ids), await findEnds(deps.db, ids)];
  const faults = new Map<string, Fault>();
  for (const head of heads) {
    const id = head.requestId;
    const ended = ends
      .filter(({ requestId }) => requestId === id)
      .map(({ events, head: hash }): Stand => ({ sequence: events, hash, fault: "ended" }));
    const found = await readThrough(deps, id, [{ ...head, fault: "cut" }, ...ended]);
    // Erased while this was being read.
    if (found === "missing" && (await findErased(deps.db, [id])).has(id)) continue;
    const fault = worst(found, { isKeyed: isHeadKeyed(deps, head), isOpened: opened.has(id) });
    if (fault) faults.set(id, fault);
  }
  return { faults, count: heads.length, last: ids.at(-1) };
}

async function checkChains(deps: Deps, given: Progress): Promise<Progress> {
  let progress = given;
  for (;;) {
    const { faults, count, last } = await checkSome(deps, progress.cursor);
    progress = tell(deps, progress, faults);
    if (last === undefined) return progress;
    progress = { ...progress, cursor: last, chains: progress.chains + count };
    await saveProgress(deps, progress);
  }
}

/**
 * Checks all chains whole, some at a time; a check that was stopped goes on where it was. The faults are
 * logged, and counted for `/metrics`.
 * @returns the chains that are broken.
 */
export async function checkEvidence(deps: Deps): Promise<readonly string[]> {
  let progress = await openProgress(deps);
  if (progress.stage === "register") progress = await checkRegister(deps, progress);
  progress = await checkChains(deps, progress);
  progress = tell(deps, progress, await findStrays(deps.db));
  progress = tell(deps, progress, await checkSignedFiles(deps));
  await finishProgress(deps, progress);
  const { chains, broken, register } = progress;
  if (register && !broken.includes(registerId)) writeWitness(deps, register);
  deps.log.info({ chains, broken: broken.length, register }, "evidence was checked");
  return broken;
}
