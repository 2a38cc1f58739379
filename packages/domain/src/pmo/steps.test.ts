import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aFee, anAssociation } from "./examples.test-helper.ts";
import { type PmoFacts, pmoSteps } from "./index.ts";

const none = { signed: 0, total: 0 };
const nothing: PmoFacts = {
  association: null,
  fee: null,
  statutesFiles: 0,
  consumerBulletins: none,
  producerBulletins: none,
};
const undeclared = { ...anAssociation, rnaId: "" };

const states = (facts: Partial<PmoFacts>, alreadyCreated = false) =>
  Object.fromEntries(
    pmoSteps({ ...nothing, ...facts }, alreadyCreated).map(({ key, state }) => [key, state]),
  );
const done = (facts: Partial<PmoFacts>, alreadyCreated = false) =>
  Object.entries(states(facts, alreadyCreated)).flatMap(([key, state]) => (state === "done" ? [key] : []));

describe("the way of a legal body", () => {
  it("has seven steps, the first of them first", () => {
    expect(states({})).toEqual({
      statutes: "current",
      assembly: "upcoming",
      upload: "upcoming",
      declaration: "upcoming",
      bulletin: "upcoming",
      consumers: "upcoming",
      producers: "upcoming",
    });
  });

  it("is shorter for an association that was created already", () => {
    expect(Object.keys(states({}, true))).toEqual([
      "description",
      "upload",
      "bulletin",
      "consumers",
      "producers",
    ]);
  });

  it.each<[string, Partial<PmoFacts>, string[], string | undefined]>([
    ["described", { association: undeclared }, ["statutes"], "assembly"],
    [
      "signed",
      { association: undeclared, statutesFiles: 1 },
      ["statutes", "assembly", "upload"],
      "declaration",
    ],
    [
      "declared before its statutes are there",
      { association: anAssociation },
      ["statutes", "assembly", "declaration"],
      "upload",
    ],
    [
      "declared",
      { association: anAssociation, statutesFiles: 1 },
      ["statutes", "assembly", "upload", "declaration"],
      "bulletin",
    ],
    ["with a fee that was said first", { fee: aFee }, [], "statutes"],
    [
      "with its bulletin",
      { association: anAssociation, statutesFiles: 1, fee: aFee },
      ["statutes", "assembly", "upload", "declaration", "bulletin"],
      "consumers",
    ],
    [
      "with all signed",
      {
        association: anAssociation,
        statutesFiles: 2,
        fee: aFee,
        consumerBulletins: { signed: 3, total: 3 },
        producerBulletins: { signed: 1, total: 1 },
      },
      ["statutes", "assembly", "upload", "declaration", "bulletin", "consumers", "producers"],
      undefined,
    ],
  ])("%s", (_, facts, expected, current) => {
    expect(done(facts)).toEqual(expected);
    const all = pmoSteps({ ...nothing, ...facts }, false);
    expect(all.find(({ state }) => state === "current")?.key).toBe(current);
  });

  it("of an association that was created already begins with its description, RNA included", () => {
    expect(states({ association: undeclared }, true)).toMatchObject({ description: "current" });
    expect(done({ association: anAssociation }, true)).toEqual(["description"]);
  });

  it("says what a saved description still lacks, and nothing before there is one", () => {
    const details = (association: PmoFacts["association"], alreadyCreated = false) =>
      pmoSteps({ ...nothing, association }, alreadyCreated)
        .map(({ detail }) => detail)
        .filter((detail) => detail !== "");
    expect(details(null)).toEqual([]);
    expect(details({ ...undeclared, founders: [] })).toEqual([
      "Il manque deux fondateurs au moins.",
      "Il manque le numéro RNA, donné par la préfecture.",
    ]);
    expect(details(undeclared, true)).toEqual(["Il manque le numéro RNA, donné par la préfecture."]);
    expect(details(anAssociation)).toEqual([]);
  });

  it("says how many have signed, and is not done before the last", () => {
    const facts = { consumerBulletins: { signed: 2, total: 5 }, producerBulletins: { signed: 1, total: 2 } };
    const steps = pmoSteps({ ...nothing, ...facts }, false);
    expect(steps.find(({ key }) => key === "consumers")?.detail).toBe("2\u00a0bulletins signés sur 5");
    expect(steps.find(({ key }) => key === "producers")?.detail).toBe("1\u00a0bulletin signé sur 2");
    expect(done(facts)).toEqual([]);
  });

  const signed = fc
    .tuple(fc.nat(5), fc.nat(5))
    .map(([a, b]) => ({ signed: Math.min(a, b), total: Math.max(a, b) }));
  const anyFacts = fc.record({
    association: fc.constantFrom(null, undeclared, anAssociation, { ...anAssociation, founders: [] }),
    fee: fc.constantFrom(null, aFee),
    statutesFiles: fc.nat(3),
    consumerBulletins: signed,
    producerBulletins: signed,
  });

  it("has one current step, before which all is done, or none when all is done", () => {
    fc.assert(
      fc.property(anyFacts, fc.boolean(), (facts, alreadyCreated) => {
        const steps = pmoSteps(facts, alreadyCreated);
        const current = steps.findIndex(({ state }) => state === "current");
        const before = current === -1 ? steps : steps.slice(0, current);
        expect(before.every(({ state }) => state === "done")).toBe(true);
        expect(steps.filter(({ state }) => state === "current")).toHaveLength(current === -1 ? 0 : 1);
        expect(steps.every(({ duration, text }) => duration !== "" && text !== "")).toBe(true);
      }),
    );
  });
});
