import { type EvidenceEvent, findBrokenEvent } from "@mec/domain/signature";
import type { Deps } from "../../deps.ts";
import { sha256 } from "./evidence.ts";
import {
  eventStatement,
  findHeads,
  type Head,
  headStatement,
  type KeyedEvent,
  readChains,
} from "./evidence-store.ts";

/**
 * What is wrong with a chain. `changed`: an event is not what it was, or not where it was; `unkeyed`: one was written
 * by who does not hold the key; `cut`: its end is missing; `headless`: where it stands is not said by who holds the
 * key; `missing`: it should be there; `unknown`: it was never opened; `ended`: it is not how the register says it
 * ended; `paper`: it does not lead to the signed paper; `file`: nor to the paper's file.
 */
export type Fault =
  | "changed"
  | "unkeyed"
  | "cut"
  | "headless"
  | "missing"
  | "unknown"
  | "ended"
  | "paper"
  | "file";

type Keyed = Pick<Deps, "evidenceKeys">;

/** What is wrong with some events of a chain, which follow `before`. */
export function faultIn(
  { evidenceKeys }: Keyed,
  requestId: string,
  events: readonly KeyedEvent[],
  before?: Pick<EvidenceEvent, "sequence" | "hash">,
): Fault | null {
  if (findBrokenEvent(requestId, events, sha256, before) !== null) return "changed";
  const isKeyed = (event: KeyedEvent) => evidenceKeys.verify(eventStatement(event), event.mac, event.keyId);
  return events.every(isKeyed) ? null : "unkeyed";
}

export const isHeadKeyed = ({ evidenceKeys }: Keyed, head: Head): boolean =>
  evidenceKeys.verify(headStatement(head.requestId, head), head.mac, head.keyId);

/** What is wrong with a chain whose head was read before its events: it may have gone on meanwhile. */
function faultOf(
  deps: Keyed,
  requestId: string,
  head: Head | undefined,
  events: readonly KeyedEvent[],
): Fault | null {
  if (events.length === 0) return "missing";
  const fault = faultIn(deps, requestId, events);
  if (fault) return fault;
  if (!head || !isHeadKeyed(deps, head)) return "headless";
  return events.some(({ sequence, hash }) => sequence === head.sequence && hash === head.hash) ? null : "cut";
}

/** Whether a request's evidence is as it was written. @returns what is wrong with it, null when nothing is. */
export async function findTampering(
  deps: Pick<Deps, "db" | "evidenceKeys">,
  requestId: string,
): Promise<Fault | null> {
  const heads = await findHeads(deps.db, [requestId]);
  const chains = await readChains(deps.db, [requestId]);
  return faultOf(deps, requestId, heads.get(requestId), chains.get(requestId) ?? []);
}
