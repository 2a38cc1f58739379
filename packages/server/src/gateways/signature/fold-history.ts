import type { RequestStatus, SignatureEvent, SignatureEventType, SignerStatus } from "./port.ts";

export interface HistoryState {
  readonly status: RequestStatus;
  /** By the provider's id of each signer that an event is about. */
  readonly signers: Readonly<Record<string, SignerStatus>>;
  /** Why it was declined or failed. */
  readonly reason: string | null;
}

const start: HistoryState = { status: "ongoing", signers: {}, reason: null };

/** The status after an event about the whole request; other events change nothing. */
const requestMoves: Partial<Record<SignatureEventType, RequestStatus>> = {
  done: "done",
  declined: "declined",
  expired: "expired",
  canceled: "canceled",
  error: "error",
};
const signerMoves: Partial<Record<SignatureEventType, SignerStatus>> = {
  notified: "notified",
  opened: "opened",
  signed: "signed",
  declined: "declined",
  error: "error",
};

/** An expired request may be opened again at the provider's; the other ends are final. */
const isOver = (status: RequestStatus) => status !== "ongoing" && status !== "expired";
const rank: Record<SignerStatus, number> = {
  waiting: 0,
  notified: 1,
  opened: 2,
  signed: 3,
  declined: 3,
  error: 3,
};

/** The order of events reported within the same second: causes before effects. */
const precedence: readonly SignatureEventType[] = [
  "notified",
  "opened",
  "signed",
  "declined",
  "error",
  "done",
  "expired",
  "canceled",
  "reopened",
];

const byTime = (a: SignatureEvent, b: SignatureEvent) =>
  a.at.getTime() - b.at.getTime() ||
  precedence.indexOf(a.type) - precedence.indexOf(b.type) ||
  (a.id < b.id ? -1 : 1);

function moveSigner(state: HistoryState, event: SignatureEvent, id: string): HistoryState {
  const next = signerMoves[event.type];
  const current = state.signers[id] ?? "waiting";
  if (next === undefined || rank[next] <= rank[current]) return state;
  return { ...state, signers: { ...state.signers, [id]: next }, reason: event.reason ?? state.reason };
}

function moveRequest(state: HistoryState, event: SignatureEvent): HistoryState {
  const next = requestMoves[event.type];
  if (next === undefined || isOver(state.status)) return state;
  return { ...state, status: next, reason: event.reason ?? state.reason };
}

/** One person who declines, or whose signing fails, ends the request for all, even if the provider does not say so. */
function apply(state: HistoryState, event: SignatureEvent): HistoryState {
  if (event.providerSignerId === null) return moveRequest(state, event);
  const moved = moveSigner(state, event, event.providerSignerId);
  return event.type === "declined" || event.type === "error" ? moveRequest(moved, event) : moved;
}

/**
 * The state after a request's events, whatever order they came in and however often each was reported.
 * @param events all those of one request.
 */
export function foldHistory(events: Iterable<SignatureEvent>): HistoryState {
  const once = new Map<string, SignatureEvent>();
  for (const event of events) once.set(event.id, event);
  return [...once.values()].sort(byTime).reduce(apply, start);
}
