import { describe, expect, it } from "vitest";
import { type DocumentStatus, documentStatuses, keptDocumentStatuses } from "./statuses.ts";
import {
  allowedActions,
  applicationIsSigned,
  cameBack,
  documentActions,
  documentSteps,
  isBeingSent,
  isInFlight,
  isSigned,
  mayBecome,
  statusAfter,
} from "./transitions.ts";

/** Written apart from the code: "from action to". */
const allowed = new Set([
  "READY send IN_TRANSIT",
  "DECLINED send IN_TRANSIT",
  "EXPIRED send IN_TRANSIT",
  "ERROR send IN_TRANSIT",
  "SENT remind RESENT",
  "RESENT remind RESENT",
  "IN_TRANSIT take-back READY",
  "SENT take-back READY",
  "RESENT take-back READY",
  "NOT-READY ignore IGNORED",
  "READY ignore IGNORED",
  "IN_TRANSIT ignore IGNORED",
  "SENT ignore IGNORED",
  "RESENT ignore IGNORED",
  "DECLINED ignore IGNORED",
  "EXPIRED ignore IGNORED",
  "ERROR ignore IGNORED",
  "IGNORED restore READY",
  "IN_TRANSIT confirm SENT",
  "IN_TRANSIT complete DONE",
  "SENT complete DONE",
  "RESENT complete DONE",
  "IN_TRANSIT decline DECLINED",
  "SENT decline DECLINED",
  "RESENT decline DECLINED",
  "IN_TRANSIT expire EXPIRED",
  "SENT expire EXPIRED",
  "RESENT expire EXPIRED",
  "IN_TRANSIT fail ERROR",
  "SENT fail ERROR",
  "RESENT fail ERROR",
  "IN_TRANSIT withdraw READY",
  "SENT withdraw READY",
  "RESENT withdraw READY",
  "DONE withdraw READY",
  "DECLINED withdraw READY",
  "EXPIRED withdraw READY",
  "ERROR withdraw READY",
  "IGNORED withdraw READY",
]);
const thoseOf = (rule: (status: DocumentStatus) => boolean) => documentStatuses.filter(rule);

describe("what a status means", () => {
  it("is said once", () => {
    expect(thoseOf(isBeingSent)).toEqual(["IN_TRANSIT"]);
    expect(thoseOf(isSigned)).toEqual(["DONE"]);
    expect(thoseOf(cameBack)).toEqual(["DECLINED", "EXPIRED", "ERROR"]);
  });

  it("is kept for every status but the two that the data say", () => {
    expect(
      documentStatuses.filter((status) => !keptDocumentStatuses.some((kept) => kept === status)),
    ).toEqual(["NOT-READY", "READY"]);
  });

  it("is to be sent again for what came back", () => {
    expect(keptDocumentStatuses.filter((status) => statusAfter(status, "send") !== null)).toEqual(
      thoseOf(cameBack),
    );
  });
});

const byOwner = ["send", "remind", "take-back", "ignore", "restore"];

const everyStep = documentStatuses.flatMap((status) => documentActions.map((action) => ({ status, action })));
const leads = ({ status, action }: (typeof everyStep)[number]) =>
  documentStatuses.find((to) => allowed.has(`${status} ${action} ${to}`)) ?? null;

describe("every status × action", () => {
  it("is one of 10 × 11 steps, of which 39 are allowed", () => {
    expect(everyStep).toHaveLength(110);
    expect(everyStep.filter(leads)).toHaveLength(allowed.size);
  });

  it.each(everyStep.map((step) => ({ ...step, to: leads(step) })))(
    "$status: $action leads to $to",
    ({ status, action, to }) => {
      expect(statusAfter(status, action)).toBe(to);
    },
  );

  it.each(documentStatuses)(
    "the actions offered at %s are the steps allowed, each to its actor",
    (status) => {
      const offered = documentActions.filter((action) => leads({ status, action }));
      expect(allowedActions(status, "owner")).toEqual(offered.filter((one) => byOwner.includes(one)));
      expect(allowedActions(status, "system")).toEqual(offered.filter((one) => !byOwner.includes(one)));
    },
  );

  it.each(documentActions)("%s has a label in words", (action) => {
    expect(documentSteps[action].label).toMatch(/^[\p{Lu}][\p{L}’ -]+$/u);
  });
});

const kept = documentStatuses.filter((status) => status !== "NOT-READY" && status !== "READY");
const writable = ["IN_TRANSIT", "SENT", "RESENT"].flatMap((from) => [
  ...(from === "IN_TRANSIT" ? [`${from} SENT`] : []),
  ...["DONE", "DECLINED", "EXPIRED", "ERROR"].map((to) => `${from} ${to}`),
]);

it.each(documentStatuses.flatMap((from) => kept.map((to) => ({ from, to }))))(
  "the platform writes $to after $from only when a provider may say so",
  ({ from, to }) => {
    expect(mayBecome(from, to)).toBe(writable.includes(`${from} ${to}`));
  },
);

it("a document is in flight until it is settled", () => {
  expect(documentStatuses.filter(isInFlight)).toEqual(["IN_TRANSIT", "SENT", "RESENT"]);
});

describe("an application", () => {
  const threes = documentStatuses.flatMap((first) =>
    documentStatuses.flatMap((second) =>
      documentStatuses.map((third): [DocumentStatus, DocumentStatus, DocumentStatus] => [
        first,
        second,
        third,
      ]),
    ),
  );

  it("is signed for 8 of the 1,000 sets of three: those of DONE and IGNORED only", () => {
    expect(threes).toHaveLength(1000);
    const signed = threes.filter(applicationIsSigned);
    expect(signed).toHaveLength(8);
    expect(new Set(signed.flat())).toEqual(new Set(["DONE", "IGNORED"]));
  });
});
