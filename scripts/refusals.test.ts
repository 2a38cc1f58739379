import { type Call, errorsOf } from "@mec/api";
import { calls } from "@mec/api/calls";
import { errorCodes } from "@mec/domain/shared";
import { describe, expect, it } from "vitest";
import { reachedCodes } from "./refusals.ts";

type CallName = keyof typeof calls;

/** Codes of steps that people take: calls that only move an application to SIGNED reach them, and never give them. */
const ofOtherSteps = [
  "INVALID_TRANSITION",
  "PRICE_CHANGED",
  "PRICE_EXPIRED",
  "PRICE_REQUIRED",
  "PRICE_TERM_INVALID",
  "PRICE_UNEXPECTED",
  "REASON_REQUIRED",
];

/** Codes that the analysis reaches from a call and that the call never answers with. */
const neverTold: Partial<Record<CallName, readonly string[]>> = {
  // Each application has its own result, which carries the code.
  moveApplications: [
    "INVALID_TRANSITION",
    "OUT_OF_PERIMETER",
    "PRICE_CHANGED",
    "PRICE_EXPIRED",
    "PRICE_REQUIRED",
    "PRICE_TERM_INVALID",
    "PRICE_UNEXPECTED",
    "PRM_ALREADY_ACCEPTED",
    "START_DAY_INVALID",
    "SUPPLY_TOO_EARLY",
    "REASON_REQUIRED",
  ],
  // So has each reminder.
  remindOfMissings: ["ALREADY_REMINDED", "NOT_FOUND"],
  // And each place that tells another délibération.
  giveConsumptionDeliberation: ["DELIBERATION_TOLD"],
  giveProductionDeliberation: ["DELIBERATION_TOLD"],
  // These calls only take the step to SIGNED, which is the platform's own, and only where it may be taken.
  decline: ofOtherSteps,
  ignoreDocuments: ofOtherSteps,
  // The export is of all participants: the call chooses none.
  exportCoefficients: ["UNKNOWN_PARTICIPANT"],
};

/** Codes that a worker thread reports about a file, where this analysis cannot look. */
const toldByWorkers: Partial<Record<CallName, readonly string[]>> = {
  uploadStatutes: ["DANGEROUS_FILE", "EMPTY_FILE"],
  uploadInternalRules: ["DANGEROUS_FILE", "EMPTY_FILE"],
  addProjectImage: ["IMAGE_TOO_LARGE", "INVALID_IMAGE"],
  addBearerImage: ["IMAGE_TOO_LARGE", "INVALID_IMAGE"],
  sign: ["INVALID_IMAGE"],
};

/** Codes given to an address before it is known which call is meant. */
const toldOfAddresses: readonly string[] = ["METHOD_NOT_ALLOWED"];

const reached = reachedCodes();
const names = Object.keys(calls) as CallName[];

describe("the refusals of a call", () => {
  it.each(names)("%s declares what its handler can be refused by, and nothing else", (name) => {
    const ofItself = errorsOf({ ...calls[name], errors: [] });
    const own = [...(reached.get(name) ?? []), ...(toldByWorkers[name] ?? [])].filter(
      (code) => !neverTold[name]?.includes(code) && ![...ofItself].some((known) => known === code),
    );
    const call: Call = calls[name];
    expect([...(call.errors ?? [])].sort()).toEqual([...new Set(own)].sort());
  });

  it("has a handler for each call to read", () => {
    expect(names.filter((name) => !reached.has(name))).toEqual([]);
  });

  it("has a call for each code", () => {
    const told = new Set([
      ...toldOfAddresses,
      ...names.flatMap((name) => [...errorsOf(calls[name]), ...(neverTold[name] ?? [])]),
    ]);
    expect(errorCodes.filter((code) => !told.has(code))).toEqual([]);
  });

  it("has each code declared by one feature", () => {
    expect(errorCodes.length).toBe(new Set(errorCodes).size);
  });
});
