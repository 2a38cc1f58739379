import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { foldHistory, type HistoryState } from "./fold-history.ts";
import type { RequestStatus, SignatureEvent, SignatureEventType, SignerStatus } from "./port.ts";

const actions = ["open", "sign", "decline", "fail", "expire", "cancel"] as const;
type Action = (typeof actions)[number];
interface Step {
  readonly action: Action;
  /** Seconds since the step before: several may happen within one. */
  readonly wait: number;
}

const start = Date.parse("2026-05-01T08:00:00Z");

/** What a provider does: people sign one after the other; an expired request is opened again by the next step. */
function live(people: number, steps: readonly Step[]): { events: SignatureEvent[]; end: HistoryState } {
  const events: SignatureEvent[] = [];
  const signers: Record<string, SignerStatus> = {};
  const request: { status: RequestStatus } = { status: "ongoing" };
  let reason: string | null = null;
  let seconds = 0;
  let turn = 0;

  function tell(type: SignatureEventType, signer: number | null, why: string | null = null): void {
    events.push({
      id: `event-${events.length}`,
      type,
      at: new Date(start + seconds * 1000),
      providerId: "request",
      providerSignerId: signer === null ? null : `signer-${signer}`,
      reason: why,
    });
  }
  function person(next: SignerStatus, type: SignatureEventType, why: string | null = null): void {
    signers[`signer-${turn}`] = next;
    tell(type, turn, why);
  }
  const perform: Record<Action, () => void> = {
    open() {
      person("opened", "opened");
    },
    sign() {
      person("signed", "signed");
      turn += 1;
      if (turn < people) person("notified", "notified");
      else {
        request.status = "done";
        tell("done", null);
      }
    },
    decline() {
      reason = "Trop cher";
      request.status = "declined";
      person("declined", "declined", reason);
      tell("declined", null, reason);
    },
    fail() {
      request.status = "error";
      person("error", "error");
      tell("canceled", null);
    },
    expire() {
      request.status = "expired";
      tell("expired", null);
    },
    cancel() {
      request.status = "canceled";
      tell("canceled", null);
    },
  };

  person("notified", "notified");
  for (const { action, wait } of steps) {
    if (request.status !== "ongoing" && request.status !== "expired") break;
    if (request.status === "expired" && action !== "cancel") request.status = "ongoing";
    seconds += request.status === "expired" || wait > 0 ? Math.max(1, wait) : 0;
    perform[action]();
    if (action === "expire") seconds += 1;
  }
  // A request opened again, in which nothing has ended since, is only known by its last end.
  const lastEnd = events.some(({ type }) => type === "expired") ? "expired" : "ongoing";
  const { status } = request;
  return { events, end: { status: status === "ongoing" ? lastEnd : status, signers, reason } };
}

const steps = fc.array(fc.record({ action: fc.constantFrom(...actions), wait: fc.nat(3) }), {
  maxLength: 15,
});

/** Every event at least once, some repeated, in any order. */
const told = (events: readonly SignatureEvent[]) =>
  fc
    .subarray([...events])
    .map((again) => [...events, ...again])
    .chain((all) => fc.shuffledSubarray(all, { minLength: all.length }));

describe("a request's history", () => {
  it("ends where it ended, however it is told: 10,000 of them, shuffled and repeated", () => {
    const histories = fc
      .tuple(fc.integer({ min: 1, max: 4 }), steps)
      .map(([people, taken]) => live(people, taken))
      .chain(({ events, end }) => told(events).map((heard) => ({ events, heard, end })));
    const ends = new Set<RequestStatus>();
    fc.assert(
      fc.property(histories, ({ events, heard, end }) => {
        expect(foldHistory(events)).toEqual(end);
        expect(foldHistory(heard)).toEqual(end);
        ends.add(end.status);
      }),
      { numRuns: 10_000 },
    );
    expect([...ends].sort()).toEqual(["canceled", "declined", "done", "error", "expired", "ongoing"]);
  });

  it("has not begun when nothing was told", () => {
    expect(foldHistory([])).toEqual({ status: "ongoing", signers: {}, reason: null });
  });

  const event = (
    type: SignatureEventType,
    seconds: number,
    signer: string | null = null,
  ): SignatureEvent => ({
    id: `${type}-${seconds}-${signer}`,
    type,
    at: new Date(start + seconds * 1000),
    providerId: "request",
    providerSignerId: signer,
    reason: null,
  });

  it.each([
    ["done", "canceled"],
    ["declined", "done"],
    ["canceled", "expired"],
    ["error", "done"],
  ] as const)("is over once it is %s, whatever is told of later (%s)", (end, late) => {
    expect(foldHistory([event(late, 20), event(end, 10)]).status).toBe(end);
  });

  it("can still end when it had expired", () => {
    expect(foldHistory([event("done", 20), event("expired", 10)]).status).toBe("done");
  });

  it("never takes a signature back", () => {
    const state = foldHistory([
      event("signed", 10, "a"),
      event("opened", 20, "a"),
      event("notified", 30, "a"),
    ]);
    expect(state.signers).toEqual({ a: "signed" });
  });
});
