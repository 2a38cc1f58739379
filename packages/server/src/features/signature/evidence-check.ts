import type { ChainEnd } from "@mec/domain/signature";
import { sql } from "kysely";
import type { Deps } from "../../deps.ts";
import { type Fault, faultIn, faultOf, isHeadKeyed } from "./evidence-faults.ts";
import { checkSignedFiles } from "./evidence-files.ts";
import { finishProgress, openProgress, type Progress, saveProgress } from "./evidence-progress.ts";
import { findEnds, findErased, findOpened, openedIn } from "./evidence-register.ts";
import { findHeads, nextHeads, readChains, readEvents, registerId } from "./evidence-store.ts";
import { readWitness, writeWitness } from "./evidence-witness.ts";

const chainsAtOnce = 200;
/** As many are told apart; more is a disaster that needs no list. */
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

/** Chains that were opened, of which nothing is left and no erasure was registered. */
async function findGone(deps: Deps, opened: readonly string[]): Promise<Map<string, Fault>> {
  const heads = await findHeads(deps.db, opened);
  const without = opened.filter((id) => !heads.has(id));
  const erased = await findErased(deps.db, without);
  return new Map(without.filter((id) => !erased.has(id)).map((id) => [id, "missing"]));
}

/** The register itself, piece by piece, and whether each chain it says was opened is there. */
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
    await saveProgress(deps, progress);
  }
  if (wanted.some(({ sequence }) => sequence > (last?.sequence ?? 0))) progress = broken("cut");
  else if (head && !isHeadKeyed(deps, head)) progress = broken("headless");
  else if (!head && last) progress = broken("headless");
  return { ...progress, stage: "chains" };
}

/** What is wrong with the chains that come after this one. */
async function checkSome(deps: Deps, after: string) {
  const heads = await nextHeads(deps.db, after, chainsAtOnce);
  const ids = heads.map(({ requestId }) => requestId);
  const [chains, opened, ends] = [
    await readChains(deps.db, ids),
    await findOpened(deps.db, ids),
    await findEnds(deps.db, ids),
  ];
  const gone = await findErased(
    deps.db,
    ids.filter((id) => !chains.has(id)),
  );
  const faults = new Map<string, Fault>();
  for (const head of heads) {
    const id = head.requestId;
    // Erased while this was being read.
    if (gone.has(id)) continue;
    const events = chains.get(id) ?? [];
    const stands = ({ events: sequence, head: hash }: (typeof ends)[number]) =>
      events.some((event) => event.sequence === sequence && event.hash === hash);
    const fault =
      faultOf(deps, id, head, events) ??
      (opened.has(id) ? null : "unknown") ??
      (ends.filter(({ requestId }) => requestId === id).every(stands) ? null : "ended");
    if (fault) faults.set(id, fault);
  }
  return { faults, count: heads.length, last: ids.at(-1) };
}

/** What has no chain, and chains that stand nowhere. */
async function findStrays(deps: Deps): Promise<Map<string, Fault>> {
  const { rows } = await sql<{ id: string; fault: Fault }>`
    (select distinct e.request_id as id, 'headless' as fault from signature_event e
      where not exists (select from evidence_head h where h.request_id = e.request_id) limit ${mostBroken})
    union all
    (select r.id, 'missing' from signature_request r
      where not exists (select from evidence_head h where h.request_id = r.id) limit ${mostBroken})
    union all
    (select k.request_id, 'missing' from signed_paper k
      where not exists (select from evidence_head h where h.request_id = k.request_id) limit ${mostBroken})
    union all
    -- What a third party stamped is still there.
    (select t.request_id, 'cut' from evidence_timestamp t where not exists (
      select from signature_event e
      where e.request_id = t.request_id and e.sequence = t.sequence and e.hash = t.hash) limit ${mostBroken})
    union all
    -- The file is the one that the chain says was sealed, and carries one of its hashes.
    (select k.request_id, 'paper' from signed_paper k where not exists (
      select from signature_event e where e.request_id = k.request_id and e.type = 'sealed'
        and e.data->>'finalSha256' = k.final_sha256
        and (k.evidence_head is null or exists (
          select from signature_event p where p.request_id = k.request_id and p.hash = k.evidence_head)))
      limit ${mostBroken})`.execute(deps.db);
  return new Map(rows.map(({ id, fault }) => [id, fault]));
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
 * Checks the whole of every chain, some at a time; a check that was stopped goes on where it was. What is found is told
 * in the log, and counted for `/metrics`.
 * @returns the chains that are broken.
 */
export async function checkEvidence(deps: Deps): Promise<readonly string[]> {
  let progress = await openProgress(deps);
  if (progress.stage === "register") progress = await checkRegister(deps, progress);
  progress = await checkChains(deps, progress);
  progress = tell(deps, progress, await findStrays(deps));
  progress = tell(deps, progress, await checkSignedFiles(deps));
  await finishProgress(deps, progress);
  const { chains, broken, register } = progress;
  if (register && !broken.includes(registerId)) writeWitness(deps, register);
  deps.log.info({ chains, broken: broken.length, register }, "evidence was checked");
  return broken;
}
