import { describe, expect, it } from "vitest";
import { type OverviewFacts, ownerSteps, stepsOf } from "./index.ts";
import { newborn, quiet } from "./overview.test-helper.ts";

const steps: [what: string, given: OverviewFacts, states: string][] = [
  ["a project that was just written", newborn, "current upcoming upcoming upcoming upcoming upcoming"],
  [
    "one that is online",
    { ...newborn, standing: "online" },
    "done current upcoming upcoming upcoming upcoming",
  ],
  [
    "one whose legal body came first",
    { ...newborn, standing: "online", hasAssociation: true, hasFee: true, hasStatutes: true },
    "done current begun upcoming upcoming upcoming",
  ],
  [
    "one whose legal body is described, but has no signed statutes",
    { ...quiet, hasStatutes: false },
    "done done current begun begun begun",
  ],
  [
    "one with participants and nothing that produces",
    { ...newborn, standing: "online", accepted: 3, hasOthers: true },
    "done current upcoming upcoming upcoming upcoming",
  ],
  [
    "one with participants and candidates who wait for an answer",
    { ...quiet, running: 0, accepted: 2, candidates: 10, isInService: false },
    "done current begun upcoming upcoming upcoming",
  ],
  [
    "one with participants and a proposed price, or a producer, that waits for an answer",
    { ...quiet, running: 0, signed: 2, proposed: 1, waitingProducers: 1, isInService: false },
    "done current begun begun upcoming upcoming",
  ],
  [
    "one in which its owner's own points alone take part",
    { ...quiet, running: 0, accepted: 5, hasOthers: false, isInService: false },
    "done current begun upcoming upcoming upcoming",
  ],
  [
    "one that shares between its owner's own points",
    { ...quiet, hasOthers: false },
    "done done done done done done",
  ],
  [
    "one whose documents are signed",
    { ...quiet, running: 0, signed: 3, isInService: false },
    "done done done done current upcoming",
  ],
  [
    "one in which some still sign",
    { ...quiet, running: 0, signed: 3, accepted: 1 },
    "done done done current upcoming upcoming",
  ],
  [
    "one whose owner says that he declared it",
    { ...quiet, running: 0, signed: 3, isInService: false, declaredOn: "2026-12-01" },
    "done done done done done current",
  ],
  ["one that shares", quiet, "done done done done done done"],
  [
    "one whose consumers have signed, and not its owner's plant",
    { ...quiet, running: 0, signed: 3, ownPlantsToSign: 1, isInService: false },
    "done done done current upcoming upcoming",
  ],
  [
    "one whose consumers have signed, and not the plant of another",
    { ...quiet, running: 0, signed: 3, otherPlantsToSign: 1, isInService: false },
    "done done done current upcoming upcoming",
  ],
  [
    "one that began to share before its owner's plant had signed: the start proves neither documents nor declaration",
    { ...quiet, ownPlantsToSign: 1 },
    "done done done current upcoming upcoming",
  ],
  [
    "one that shares, and takes the plant of another in",
    { ...quiet, otherPlantsToSign: 1 },
    "done done done done done done",
  ],
  [
    "one that shares, and has a candidate: it was recruited once",
    { ...quiet, candidates: 1 },
    "done done done done done done",
  ],
  [
    "one that shares and takes a newcomer in: its documents were prepared once, and his are in what is to do",
    { ...quiet, accepted: 1 },
    "done done done done done done",
  ],
  [
    "one that put somebody in operation before its network is named",
    { ...quiet, accepted: 8, hasGridOperator: false, isInService: false },
    "done done done current upcoming upcoming",
  ],
  [
    "one that shares, and did not say from which day nor by which derogation",
    { ...quiet, hasDeclarationDetails: false },
    "done done done done current upcoming",
  ],
  [
    "one that was declared, and whose electricity is not shared yet",
    { ...quiet, isInService: false },
    "done done done done done current",
  ],
  [
    "one that is hidden",
    { ...quiet, standing: "hidden-by-support" },
    "current begun begun begun begun begun",
  ],
];

describe("the six steps of", () => {
  it.each(steps)("%s", (_, given, states) => {
    expect(stepsOf(given).map(({ step }) => step)).toEqual([...ownerSteps]);
    expect(
      stepsOf(given)
        .map(({ state }) => state)
        .join(" "),
    ).toBe(states);
  });
});

describe("what the start of sharing supposes", () => {
  const supposed = (facts: OverviewFacts) =>
    stepsOf(facts).flatMap(({ step, isSupposed }) => (isSupposed ? step : []));

  it("is the declaration and the agreement, which the platform does not see", () => {
    expect(supposed(quiet)).toEqual(["declare", "start"]);
    expect(supposed({ ...quiet, hasStatutes: false })).toEqual(["declare", "start"]);
  });

  it("is nothing of a step that is still to be done", () => {
    expect(supposed({ ...quiet, isInService: false })).toEqual(["declare"]);
    expect(supposed({ ...quiet, running: 0, signed: 3, isInService: false })).toEqual([]);
  });
});
