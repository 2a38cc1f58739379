import { type EvidenceEvent, findBrokenEvent } from "@mec/domain/signature";
import type { Deps } from "../../../deps.ts";
import { eventStatement, headStatement, sha256 } from "./evidence.ts";
import { findHeads, type Head, type KeyedEvent, readChains } from "./evidence-store.ts";

/**
 * What is wrong with a chain. `changed`: an event is not what it was, or not where it was; `unkeyed`: an
 * event was written without the key; `cut`: its end is missing; `headless`: its head is missing or was
 * written without the key; `missing`: it should be there; `unknown`: the register does not say that it was
 * opened; `ended`: it is not how the register says it ended; `signed-paper`: it does not lead to the signed
 * paper; `file`: it does not match the signed paper's file.
 */
export type Fault =
  | "changed"
  | "unkeyed"
  | "cut"
  | "headless"
  | "missing"
  | "unknown"
  | "ended"
  | "signed-paper"
  | "file";

type Keyed = Pick<Deps, "evidenceKeys">;

/** The first fault among some consecutive events of a chain, of which `before` is the event before them. */
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

/** The fault of a chain whose head was read before its events: it may have grown meanwhile. */
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

/** Checks that a request's evidence is as it was written. @returns its fault, null when there is none. */
export async function findTampering(
  deps: Pick<Deps, "db" | "evidenceKeys">,
  requestId: string,
): Promise<Fault | null> {
  const heads = await findHeads(deps.db, [requestId]);
  const chains = await readChains(deps.db, [requestId]);
  return faultOf(deps, requestId, heads.get(requestId), chains.get(requestId) ?? []);
}
