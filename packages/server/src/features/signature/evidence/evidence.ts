import { createHash } from "node:crypto";
import {
  chainEvents,
  type EvidenceContent,
  type EvidenceEvent,
  type EvidenceType,
  evidenceContentSchema,
} from "@mec/domain/signature";
import type { Db, Tx } from "../../../db/transaction.ts";
import type { Deps, Origin } from "../../../deps.ts";
import {
  findHeads,
  insertEvents,
  lockRegister,
  type Page,
  readEvents,
  registerId,
  saveHeads,
} from "./evidence-store.ts";

export const sha256 = (bytes: string | Uint8Array): string =>
  createHash("sha256").update(bytes).digest("hex");

/** A fact, and the request to whose chain it is added. */
export type RequestFact = EvidenceContent & {
  readonly requestId: string;
  /** Null for what the platform does. */
  readonly signerId: string | null;
};

/** An event read from a chain, its content known by its type. */
export type KnownEvent = EvidenceEvent & EvidenceContent;

/** Events that end a chain: from then on the register knows how it ended. */
const lastOnes: readonly EvidenceType[] = ["sealed", "declined", "expired", "canceled"];

/** The entries that the register gets about these events of other chains. */
function registered(events: readonly EvidenceEvent[], types: readonly EvidenceType[]): RequestFact[] {
  const about = { requestId: registerId, signerId: null };
  return events.flatMap(({ requestId, sequence, hash }, index): RequestFact[] => {
    const type = types[index];
    if (type === "created") return [{ ...about, type: "chain-opened", data: { requestId } }];
    if (type === undefined || !lastOnes.includes(type)) return [];
    return [{ ...about, type: "chain-ended", data: { requestId, events: sequence, head: hash } }];
  });
}

function byChain(facts: readonly RequestFact[]): Map<string, RequestFact[]> {
  const chains = new Map<string, RequestFact[]>();
  for (const fact of facts) {
    const own = chains.get(fact.requestId);
    if (own) own.push(fact);
    else chains.set(fact.requestId, [fact]);
  }
  return chains;
}

const isLandmark = ({ type }: RequestFact) => type === "created" || lastOnes.includes(type);

/**
 * Adds facts to the end of their requests' chains, with a mac for each event and each head. The requests must
 * be locked: a chain has one end. The register is told of chains that open or end; it is locked after
 * everything else.
 */
export async function appendEvidence(
  { evidenceKeys }: Pick<Deps, "evidenceKeys">,
  tx: Tx,
  facts: readonly RequestFact[],
  { now, origin }: { now: Date; origin?: Origin },
): Promise<void> {
  if (facts.length === 0) return;
  const chains = byChain(facts);
  const toRegister = chains.has(registerId) || facts.some(isLandmark);
  if (toRegister) await lockRegister(tx);
  const heads = await findHeads(tx, [...chains.keys(), ...(toRegister ? [registerId] : [])]);
  const chained = (id: string, own: readonly RequestFact[], from: Origin | undefined) =>
    chainEvents(
      id,
      heads.get(id),
      own.map(({ requestId: _, ...fact }) => ({
        ...fact,
        ip: from?.ip ?? null,
        userAgent: from?.userAgent ?? null,
        at: now.toISOString(),
      })),
      sha256,
    );
  const events = [...chains]
    .filter(([id]) => id !== registerId)
    .flatMap(([id, own]) => {
      const added = chained(id, own, origin);
      const types = own.map(({ type }) => type);
      return [{ added, entries: registered(added, types) }];
    });
  const entries = [...(chains.get(registerId) ?? []), ...events.flatMap((chain) => chain.entries)];
  const all = [...events.flatMap(({ added }) => added), ...chained(registerId, entries, undefined)];
  await insertEvents(tx, evidenceKeys, all);
  await saveHeads(tx, evidenceKeys, all);
}

/** A request's chain with the content of each event. @throws ZodError for an event of no known kind. */
export async function readEvidence(db: Db, requestId: string): Promise<KnownEvent[]> {
  const known: KnownEvent[] = [];
  for await (const page of pagesOf(db, requestId)) {
    for (const event of page) known.push({ ...event, ...evidenceContentSchema.parse(event) });
  }
  return known;
}

/** The events of a chain, page by page, however long it is. */
async function* pagesOf(db: Db, requestId: string): AsyncGenerator<EvidenceEvent[]> {
  let after = 0;
  for (;;) {
    const page: Page = await readEvents(db, requestId, after);
    const last = page.at(-1);
    if (!last) return;
    yield page;
    after = last.sequence;
  }
}
