import { createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  canonicalJson,
  chainEvents,
  type EvidenceEvent,
  type EvidenceFact,
  findBrokenEvent,
} from "./evidence.ts";
import { evidenceContentSchema } from "./evidence-data.ts";
import { keptUntil } from "./retention.ts";

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");
const requestId = "5f7c8a52-54d2-4bc1-8f0e-3a6b2e9a1c11";

const facts: fc.Arbitrary<EvidenceFact[]> = fc.array(
  fc.record({
    type: fc.constantFrom(...evidenceContentSchema.options.map(({ shape }) => shape.type.value)),
    signerId: fc.option(fc.uuid()),
    at: fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
    ip: fc.option(fc.ipV4()),
    userAgent: fc.option(fc.string()),
    data: fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null))),
  }),
  { minLength: 2, maxLength: 12 },
);
const chain = (given: readonly EvidenceFact[]) => chainEvents(requestId, undefined, given, sha256);
const at = (events: readonly EvidenceEvent[], index: number): EvidenceEvent => {
  const event = events[index % events.length];
  if (!event) throw new Error("an empty chain");
  return event;
};

describe("the evidence of a signature", () => {
  it("is whole as it was written, all at once or little by little", () => {
    fc.assert(
      fc.property(facts, (given) => {
        const events = chain(given);
        expect(findBrokenEvent(requestId, events, sha256)).toBeNull();
        expect(findBrokenEvent(requestId, events.slice(1), sha256, events[0])).toBeNull();
        const first = chain(given.slice(0, 1));
        expect([...first, ...chainEvents(requestId, first.at(-1), given.slice(1), sha256)]).toEqual(events);
      }),
    );
  });

  it.each<[string, (event: EvidenceEvent) => EvidenceEvent]>([
    ["its type", (event) => ({ ...event, type: event.type === "signed" ? "declined" : "signed" })],
    ["its person", (event) => ({ ...event, signerId: `${event.signerId}x` })],
    ["its time", (event) => ({ ...event, at: `${event.at}x` })],
    ["its address", (event) => ({ ...event, ip: `${event.ip}x` })],
    ["its browser", (event) => ({ ...event, userAgent: `${event.userAgent}x` })],
    ["what it says", (event) => ({ ...event, data: { ...event.data, another: true } })],
    ["its hash", (event) => ({ ...event, hash: sha256(event.hash) })],
    ["the hash before it", (event) => ({ ...event, previousHash: sha256(event.hash) })],
    ["its place", (event) => ({ ...event, sequence: event.sequence + 1 })],
    ["its request", (event) => ({ ...event, requestId: `${event.requestId}x` })],
  ])("shows that one event had %s changed", (_, change) => {
    fc.assert(
      fc.property(facts, fc.nat(), (given, index) => {
        const events = chain(given);
        const target = at(events, index);
        const tampered = events.map((event) => (event === target ? change(event) : event));
        expect(findBrokenEvent(requestId, tampered, sha256)).toBe(target.sequence);
      }),
    );
  });

  it("shows that an event was taken away, but for the last, which its head tells", () => {
    fc.assert(
      fc.property(facts, fc.nat(), (given, index) => {
        const events = chain(given);
        const gone = at(events, index);
        const left = events.filter((event) => event !== gone);
        const broken = gone === events.at(-1) ? null : gone.sequence;
        expect(findBrokenEvent(requestId, left, sha256)).toBe(broken);
      }),
    );
  });

  it("shows that two events changed places", () => {
    const [first, second, ...others] = chain([
      {
        type: "created",
        signerId: null,
        at: "2026-11-01T10:00:00.000Z",
        ip: null,
        userAgent: null,
        data: {},
      },
      { type: "sent", signerId: null, at: "2026-11-01T10:00:00.000Z", ip: null, userAgent: null, data: {} },
    ]);
    if (!first || !second) throw new Error("two events were chained");
    expect(findBrokenEvent(requestId, [second, first, ...others], sha256)).toBe(1);
  });

  it("shows that a whole chain was written for another request", () => {
    const events = chainEvents(
      "another",
      undefined,
      [
        {
          type: "created",
          signerId: null,
          at: "2026-11-01T10:00:00.000Z",
          ip: null,
          userAgent: null,
          data: {},
        },
      ],
      sha256,
    );
    expect(findBrokenEvent(requestId, events, sha256)).toBe(1);
  });
});

describe("the one writing of a value", () => {
  it("does not depend on the order of its keys, and reads back as the value", () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
        const entries = Object.entries(value as Record<string, null>);
        const text = canonicalJson(Object.fromEntries(entries));
        expect(canonicalJson(Object.fromEntries(entries.toReversed()))).toBe(text);
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });
});

describe("the term of what was signed", () => {
  it.each([
    ["2026-11-22T10:00:00.000Z", "2031-11-22T10:00:00.000Z"],
    ["2028-02-29T23:59:59.000Z", "2033-02-28T23:59:59.000Z"],
  ])("is five years after the last signature: %s", (signed, until) => {
    expect(keptUntil(new Date(signed)).toISOString()).toBe(until);
  });
});
