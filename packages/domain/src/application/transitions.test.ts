import { describe, expect, it } from "vitest";
import { actorsOf } from "./permissions.ts";
import { type ApplicationStatus, applicationStatuses, type ReadStatus } from "./status.ts";
import { type Actor, actors, allowedTransitions, checkTransition } from "./transitions.ts";

/** Written apart from the code: "from actor to". */
const allowed = new Set([
  "APPLICATION owner PROPOSAL",
  "APPLICATION owner SIGNATURE",
  "APPLICATION owner REJECTED",
  "PROPOSAL owner PROPOSAL",
  "PROPOSAL owner SIGNATURE",
  "PROPOSAL owner REJECTED",
  "SIGNATURE owner REJECTED",
  "SIGNED owner EXPLOITATION",
  "APPLICATION holder REJECTED",
  "PROPOSAL holder SIGNATURE",
  "PROPOSAL holder REJECTED",
  "SIGNATURE holder REJECTED",
  "SIGNATURE system SIGNED",
  "SIGNED system SIGNATURE",
]);

const readStatuses: ReadStatus[] = ["NONE", ...applicationStatuses];
const everyStep = readStatuses.flatMap((status) =>
  actors.flatMap((actor) => applicationStatuses.map((to) => ({ status, actor, to }))),
);
const isAllowed = ({ status, actor, to }: { status: ReadStatus; actor: Actor; to: ApplicationStatus }) =>
  allowed.has(`${status} ${actor} ${to}`);

/** What the step needs, so that only the table decides. */
const complete = (to: ApplicationStatus) => ({
  message: "Hors périmètre",
  ...(to === "PROPOSAL" ? { price: 0.12 } : {}),
});

function codeOf(request: Parameters<typeof checkTransition>[0]): string {
  const verdict = checkTransition(request);
  return verdict.ok ? "ok" : verdict.error.code;
}

/** What is written on the buttons that lead from a status to another. */
const labelsOf = ({ status, actor, to }: Parameters<typeof checkTransition>[0]) =>
  allowedTransitions(status, actor).flatMap((step) => (step.to === to ? [step.label] : []));

describe("every status × actor × target", () => {
  it("covers 7 × 3 × 6 steps, of which 14 are allowed", () => {
    expect(everyStep).toHaveLength(126);
    expect(everyStep.filter(isAllowed)).toHaveLength(allowed.size);
  });

  it.each(everyStep.filter(isAllowed))("$status → $to by the $actor is allowed, with a label", (step) => {
    expect(codeOf({ ...step, ...complete(step.to) })).toBe("ok");
    expect(labelsOf(step)).toEqual([expect.stringMatching(/^\p{Lu}/u)]);
  });

  it.each(everyStep.filter((step) => !isAllowed(step)))("$status → $to by the $actor is refused", (step) => {
    expect(codeOf({ ...step, ...complete(step.to) })).toBe("INVALID_TRANSITION");
    expect(labelsOf(step)).toEqual([]);
  });

  it.each(readStatuses.flatMap((status) => actors.map((actor) => ({ status, actor }))))(
    "the buttons of the $actor at $status are the steps allowed",
    ({ status, actor }) => {
      const targets = allowedTransitions(status, actor).map(({ to }) => to);
      expect(new Set(targets)).toEqual(
        new Set(applicationStatuses.filter((to) => isAllowed({ status, actor, to }))),
      );
    },
  );
});

describe("what a step needs", () => {
  it.each(["APPLICATION", "PROPOSAL"] as const)("a proposal from %s needs a price", (status) => {
    expect(codeOf({ status, actor: "owner", to: "PROPOSAL" })).toBe("PRICE_REQUIRED");
    expect(codeOf({ status, actor: "owner", to: "PROPOSAL", price: null })).toBe("PRICE_REQUIRED");
    expect(codeOf({ status, actor: "owner", to: "PROPOSAL", price: 0.12 })).toBe("ok");
  });

  it.each(["APPLICATION", "PROPOSAL", "SIGNATURE"] as const)(
    "an owner's refusal from %s needs a reason",
    (status) => {
      expect(codeOf({ status, actor: "owner", to: "REJECTED" })).toBe("REASON_REQUIRED");
      expect(codeOf({ status, actor: "owner", to: "REJECTED", message: " \n" })).toBe("REASON_REQUIRED");
    },
  );

  it("a holder withdraws without a reason", () => {
    expect(codeOf({ status: "APPLICATION", actor: "holder", to: "REJECTED" })).toBe("ok");
  });

  it("a price comes with a proposal, or with the holder's yes to it", () => {
    expect(codeOf({ status: "PROPOSAL", actor: "holder", to: "SIGNATURE", price: 0.05 })).toBe("ok");
    expect(codeOf({ status: "PROPOSAL", actor: "holder", to: "REJECTED", price: 0.05 })).toBe(
      "PRICE_UNEXPECTED",
    );
  });
});

describe("as whom a person moves an application", () => {
  it("is as owner, as holder, as both or as neither", () => {
    expect(actorsOf(["owner"])).toEqual(["owner"]);
    expect(actorsOf(["holder", "self"])).toEqual(["holder"]);
    expect(actorsOf(["holder", "owner"])).toEqual(["owner", "holder"]);
    expect(actorsOf(["support", "participant"])).toEqual([]);
  });
});
