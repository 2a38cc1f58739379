import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type CodeVerdict,
  codeMinutes,
  codeOf,
  codePattern,
  judgeCode,
  maxCodeTries,
  mayAskCode,
} from "./code.ts";
import { inviteWait, mayRemind } from "./deadlines.ts";
import { maskEmail } from "./mask.ts";
import { hasSigned, isAsked, isSignedByAll, type SignerStatus, signerStatuses, turnOf } from "./order.ts";
import {
  allowedActions,
  isCompleted,
  isUnderWay,
  type PlaceStatus,
  placeStatus,
  placeStatuses,
  type RequestStatus,
  requestStatuses,
} from "./place-status.ts";
import { signingMinutes } from "./signing-time.ts";

const now = new Date("2026-11-21T10:00:00Z");
const inMinutes = (count: number) => new Date(now.getTime() + count * 60_000);
const inDays = (count: number) => inMinutes(count * 1440);

describe("a code", () => {
  it("is six digits, whatever the number", () => {
    fc.assert(
      fc.property(fc.nat({ max: 2 ** 48 }), (random) => {
        expect(codeOf(random)).toMatch(codePattern);
      }),
    );
    expect(codeOf(1_000_042)).toBe("000042");
  });

  it.each<[string, Parameters<typeof judgeCode>[0], boolean, CodeVerdict]>([
    ["that was never sent", null, false, "expired"],
    ["that was typed in time", { expiresAt: inMinutes(1), tries: 0 }, true, "right"],
    ["right at the last try", { expiresAt: inMinutes(1), tries: maxCodeTries - 1 }, true, "right"],
    ["that is another", { expiresAt: inMinutes(1), tries: 0 }, false, "wrong"],
    ["right after too many wrong ones", { expiresAt: inMinutes(1), tries: maxCodeTries }, true, "too-many"],
    ["typed too late", { expiresAt: now, tries: 0 }, true, "expired"],
    ["typed too late after too many", { expiresAt: inMinutes(-1), tries: maxCodeTries }, true, "expired"],
  ])("%s: %#", (_, sent, matches, verdict) => {
    expect(judgeCode(sent, matches, now)).toBe(verdict);
  });

  it("is not sent twice for a double click, and is sent again well before it ends", () => {
    expect(mayAskCode(null, now)).toBe(true);
    expect(mayAskCode(now, now)).toBe(false);
    expect(mayAskCode(now, inMinutes(0.5))).toBe(true);
    expect(mayAskCode(now, inMinutes(codeMinutes))).toBe(true);
  });
});

it("what a status means is said once", () => {
  expect(signerStatuses.filter(isAsked)).toEqual(["notified", "opened"]);
  expect(signerStatuses.filter(hasSigned)).toEqual(["signed"]);
  expect(requestStatuses.filter(isUnderWay)).toEqual(["ongoing"]);
  expect(requestStatuses.filter(isCompleted)).toEqual(["done"]);
});

describe("whose turn it is", () => {
  const signer = (position: number, status: SignerStatus) => ({ position, status });

  it("is the participant's, then those who sign after him, all together", () => {
    const participant = signer(0, "opened");
    const first = signer(1, "waiting");
    const second = signer(1, "waiting");
    expect(turnOf([participant, first, second])).toEqual([participant]);
    const signed = signer(0, "signed");
    expect(turnOf([second, signed, first])).toEqual([second, first]);
    expect(turnOf([signed, signer(1, "signed"), second])).toEqual([second]);
  });

  it("is nobody's once all have signed, or one has declined", () => {
    const all = [signer(0, "signed"), signer(1, "signed")];
    expect(turnOf(all)).toEqual([]);
    expect(isSignedByAll(all)).toBe(true);
    const declined = [signer(0, "declined"), signer(1, "waiting")];
    expect(turnOf(declined)).toEqual([]);
    expect(isSignedByAll(declined)).toBe(false);
    expect(isSignedByAll([])).toBe(false);
  });
});

describe("what a document is to a signer", () => {
  const shown = { address: "confirmed", isElsewhere: false, linkExpiresAt: inDays(1) } as const;
  const expected: Record<RequestStatus, Record<SignerStatus, PlaceStatus | null>> = {
    ongoing: {
      waiting: null,
      notified: "to-sign",
      opened: "to-sign",
      signed: "waiting",
      declined: "declined",
    },
    done: { waiting: null, notified: "signed", opened: "signed", signed: "signed", declined: "signed" },
    declined: {
      waiting: null,
      notified: "declined",
      opened: "declined",
      signed: "declined",
      declined: "declined",
    },
    expired: {
      waiting: null,
      notified: "expired",
      opened: "expired",
      signed: "expired",
      declined: "expired",
    },
    canceled: { waiting: null, notified: null, opened: null, signed: null, declined: null },
    error: { waiting: null, notified: null, opened: null, signed: null, declined: null },
  };
  const cases = requestStatuses.flatMap((status) =>
    signerStatuses.map((signer) => [status, signer] as const),
  );

  it.each(cases)("request %s, signer %s", (status, signer) => {
    const state = placeStatus({ status, expiresAt: inDays(1) }, { ...shown, status: signer }, now);
    expect(state).toBe(expected[status][signer]);
  });

  it.each(cases)(
    "request %s, signer %s, by a link that is too old: expired, or nothing",
    (status, signer) => {
      const state = placeStatus(
        { status, expiresAt: inDays(1) },
        { ...shown, status: signer, linkExpiresAt: now },
        now,
      );
      expect(state).toBe(expected[status][signer] === null ? null : "expired");
    },
  );

  it("cannot be signed after its time, even before the daily work has said so", () => {
    const late = { status: "ongoing", expiresAt: now } as const;
    expect(placeStatus(late, { ...shown, status: "opened" }, now)).toBe("expired");
    expect(placeStatus(late, { ...shown, status: "signed" }, now)).toBe("waiting");
  });

  it.each(cases)("request %s, signer %s, whose address is not confirmed: nothing", (status, signer) => {
    const unproven = { ...shown, status: signer, address: "to-confirm" } as const;
    expect(placeStatus({ status, expiresAt: inDays(1) }, unproven, now)).toBeNull();
  });

  it("is told, and no more, to who is not this person, and who signs elsewhere", () => {
    const ongoing = { status: "ongoing", expiresAt: inDays(1) } as const;
    const opened = { ...shown, status: "opened" } as const;
    expect(placeStatus(ongoing, { ...opened, address: "disowned" }, now)).toBe("disowned");
    expect(placeStatus(ongoing, { ...opened, isElsewhere: true }, now)).toBe("elsewhere");
    expect([allowedActions.disowned, allowedActions.elsewhere]).toEqual([[], []]);
  });

  it("is shown first, and signed, in one state", () => {
    expect(placeStatuses[0]).toBe("to-sign");
    expect(placeStatuses.filter((status) => allowedActions[status].includes("sign"))).toEqual(["to-sign"]);
  });
});

describe("a mail", () => {
  it("is not sent again for a double click", () => {
    expect(mayRemind(inMinutes(-1), now)).toBe(false);
    expect(mayRemind(inMinutes(-10), now)).toBe(true);
    expect(mayRemind(null, now)).toBe(true);
  });

  it("about a document waits until the last one is a while ago: a day for who signs after others, minutes for a participant", () => {
    expect(inviteWait(1, null, now)).toBe(0);
    expect(inviteWait(1, inMinutes(-60), now)).toBe(23 * 3600);
    expect(inviteWait(1, inDays(-1), now)).toBe(0);
    expect(inviteWait(0, inMinutes(-60), now)).toBe(0);
    expect(inviteWait(0, inMinutes(-3), now)).toBe(0);
    expect(inviteWait(0, inMinutes(-1), now)).toBe(120);
  });

  it("waits no longer for a clock that is ahead", () => {
    expect(inviteWait(0, inMinutes(60), now)).toBe(180);
  });

  it.each([
    ["camille.durand@exemple.fr", "c…@exemple.fr"],
    ["a@b.fr", "a…@b.fr"],
    ["no-address", "n…"],
  ])("to %s is shown as %s", (email, masked) => {
    expect(maskEmail(email)).toBe(masked);
  });
});

describe("the time that signing takes", () => {
  it("is told alike wherever it is: 25 minutes for a participant's three documents, and a little more for each copy", () => {
    expect([1, 2, 3, 4, 6, 40].map(signingMinutes)).toEqual([9, 17, 25, 30, 30, 65]);
  });
});
