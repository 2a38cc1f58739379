import type { EvidenceContent, EvidenceType } from "./evidence-data.ts";

export const evidenceLabels: Record<EvidenceType, string> = {
  created: "Demande de signature créée",
  sent: "Invitation à signer envoyée par e-mail",
  reminded: "Rappel envoyé par e-mail",
  "address-confirmed": "Adresse confirmée par un lien reçu par e-mail",
  disowned: "Réponse «\u00a0Je ne suis pas cette personne\u00a0»",
  opened: "Documents ouverts par le lien personnel",
  "code-sent": "Code demandé, à recevoir par e-mail",
  "code-failed": "Code erroné",
  consent: "Consentement donné",
  signed: "Document signé",
  declined: "Signature refusée",
  retracted: "Rétractation du signataire",
  expired: "Délai de signature dépassé",
  canceled: "Document retiré par le porteur",
  provider: "Message du prestataire de signature",
  sealed: "Document scellé",
  "chain-opened": "Journal de preuves ouvert",
  "chain-ended": "Journal de preuves clos",
  "chain-erased": "Journal de preuves effacé à son terme",
  "chains-keyed": "Journaux de preuves scellés",
};

/** What an event says. Before mails were recorded as they left, one that was still to come stood as sent. */
export const evidenceLabel = (event: EvidenceContent): string =>
  event.type === "sent" && event.data.by === "earlier mail"
    ? "Invitation à signer prévue par e-mail"
    : evidenceLabels[event.type];

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
export type EvidenceData = { readonly [key: string]: Json };

/** One event as it is chained, whatever its type: `evidenceContentSchema` defines its `data`. */
export interface EvidenceFact {
  readonly type: string;
  /** Null for the platform's own actions. */
  readonly signerId: string | null;
  /** UTC, ISO 8601 to the millisecond. */
  readonly at: string;
  readonly ip: string | null;
  readonly userAgent: string | null;
  readonly data: EvidenceData;
}

export interface EvidenceEvent extends EvidenceFact {
  readonly requestId: string;
  /** 1, 2, 3… */
  readonly sequence: number;
  readonly previousHash: string;
  readonly hash: string;
}

/** SHA-256 of a text's UTF-8, in hexadecimal. */
export type Hash = (text: string) => string;

const beforeTheFirst = "0".repeat(64);

/** JSON with its keys in order and no space: the same value has one writing only. */
export function canonicalJson(value: Json): string {
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(",")}]`;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${canonicalJson(item)}`).join(",")}}`;
}

function hashOf(event: Omit<EvidenceEvent, "hash">, hash: Hash): string {
  const { requestId, sequence, type, signerId, at, ip, userAgent, data, previousHash } = event;
  return hash(canonicalJson({ requestId, sequence, type, signerId, at, ip, userAgent, data, previousHash }));
}

/** Makes the facts the next events of a request's chain, of which `last` is the last so far. */
export function chainEvents(
  requestId: string,
  last: ChainEnd | undefined,
  facts: readonly EvidenceFact[],
  hash: Hash,
): EvidenceEvent[] {
  const events: EvidenceEvent[] = [];
  for (const fact of facts) {
    const before = events.at(-1) ?? last;
    const event = {
      ...fact,
      requestId,
      sequence: (before?.sequence ?? 0) + 1,
      previousHash: before?.hash ?? beforeTheFirst,
    };
    events.push({ ...event, hash: hashOf(event, hash) });
  }
  return events;
}

/** Where a chain stands: its newest event. */
export type ChainEnd = Pick<EvidenceEvent, "sequence" | "hash">;

/**
 * Checks that events, in their order, continue a request's chain as it was written. A long chain is read piece by
 * piece.
 * @param before the event before the first of these; undefined at the chain's beginning.
 * @returns the sequence of the first event that is wrong or missing, null when none is.
 */
export function findBrokenEvent(
  requestId: string,
  events: readonly EvidenceEvent[],
  hash: Hash,
  before?: ChainEnd,
): number | null {
  for (const [index, event] of events.entries()) {
    const [expected] = chainEvents(requestId, events[index - 1] ?? before, [event], hash);
    if (
      event.requestId !== requestId ||
      event.sequence !== expected?.sequence ||
      event.previousHash !== expected.previousHash ||
      event.hash !== expected.hash
    )
      return (before?.sequence ?? 0) + index + 1;
  }
  return null;
}
