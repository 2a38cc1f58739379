import { describe, expect, it } from "vitest";
import { anAssociation, anInterlocutor } from "../pmo/examples.test-helper.ts";
import { type AnnexeDetails, emptyAnnexeDetails } from "./annexe-details.ts";
import {
  type AnnexeFacts,
  type AnnexeGapItem,
  annexeGapItems,
  annexeGaps,
  detailGaps,
  saysDeclaration,
} from "./annexe-gaps.ts";

const signed = { accordSignedOn: "2026-06-01", isAccordOutside: false };
const roof = {
  ...{ pointId: "roof", name: "Rémi Toiture", pointName: "Toit de l’école", prm: "30009999999991" },
  ...{ power: 36, ...signed },
};
const house = { pointId: "house", name: "Ana Roux", prm: "30000000000001", ...signed };
const flat = { pointId: "flat", name: "Zoé Petit", prm: "30000000000002", ...signed };
const whole: AnnexeFacts = {
  association: anAssociation,
  interlocutor: anInterlocutor,
  producers: [roof],
  consumers: [house, flat],
};
const itemsOf = (facts: AnnexeFacts) => annexeGaps(facts).map(({ item }) => item);

describe("what the annex lacks", () => {
  it("is nothing when all was said and signed", () => {
    expect(annexeGaps(whole)).toEqual([]);
  });

  it("is all of the operation when nothing was", () => {
    expect(itemsOf({ association: null, interlocutor: null, producers: [], consumers: [] })).toEqual([
      "associationName",
      "rnaId",
      "address",
      "interlocutor",
      "interlocutorEmail",
      "interlocutorPhone",
      "producers",
      "consumers",
    ]);
  });

  it.each<[AnnexeGapItem, Partial<AnnexeFacts>]>([
    ["associationName", { association: { ...anAssociation, associationName: "" } }],
    ["rnaId", { association: { ...anAssociation, rnaId: "" } }],
    ["address", { association: { ...anAssociation, address: { ...anAssociation.address, label: "" } } }],
    ["interlocutorPhone", { interlocutor: { ...anInterlocutor, phoneNumber: "" } }],
    ["producers", { producers: [] }],
    ["consumers", { consumers: [] }],
  ])("is the operation's %s alone", (item, change) => {
    expect(annexeGaps({ ...whole, ...change })).toEqual([{ item, points: [] }]);
  });

  it.each<[AnnexeGapItem, Partial<AnnexeFacts>, string]>([
    ["producerPrm", { producers: [{ ...roof, prm: "" }] }, "Rémi Toiture"],
    ["power", { producers: [{ ...roof, power: null }] }, "Rémi Toiture"],
    ["consumerPrm", { consumers: [house, { ...flat, prm: "" }] }, "Zoé Petit"],
    ["producerAccord", { producers: [{ ...roof, accordSignedOn: null }] }, "Toit de l’école"],
    ["accord", { consumers: [{ ...house, accordSignedOn: null }, flat] }, "Ana Roux"],
    [
      "accordDate",
      { consumers: [house, { ...flat, accordSignedOn: null, isAccordOutside: true }] },
      "Zoé Petit",
    ],
  ])("is %s of the line that lacks it", (item, change, name) => {
    const [gap, ...others] = annexeGaps({ ...whole, ...change });
    expect(others).toEqual([]);
    expect(gap?.item).toBe(item);
    expect(gap?.points.map((point) => point.name)).toEqual([name]);
  });

  it("is no accord of a producer that was signed outside of the platform: the annex has no day of it", () => {
    const producers = [{ ...roof, accordSignedOn: null, isAccordOutside: true }];
    expect(annexeGaps({ ...whole, producers })).toEqual([]);
  });

  it("is said once for all the lines that lack it", () => {
    const consumers = [house, flat].map((line) => ({ ...line, accordSignedOn: null }));
    expect(annexeGaps({ ...whole, consumers })).toEqual([
      {
        item: "accord",
        points: [
          { id: "house", name: "Ana Roux" },
          { id: "flat", name: "Zoé Petit" },
        ],
      },
    ]);
  });

  it("keeps the declaration from being whole without its day, or the derogation that its perimeter needs", () => {
    const started = { ...emptyAnnexeDetails, startDate: "2027-03-01" };
    const says = (details: AnnexeDetails, perimeter: number) =>
      saysDeclaration(detailGaps(details, { perimeter, producers: [] }).map(({ item }) => item));
    expect(says(emptyAnnexeDetails, 2)).toBe(false);
    expect(says(started, 2)).toBe(true);
    expect(says(started, 20)).toBe(false);
    expect(says({ ...started, derogation: "Décision n° 1" }, 20)).toBe(true);
  });

  it("is not the contact's e-mail while the association has one", () => {
    const interlocutor = { ...anInterlocutor, email: "" };
    expect(itemsOf({ ...whole, interlocutor })).toEqual([]);
    expect(itemsOf({ ...whole, interlocutor, association: { ...anAssociation, email: "" } })).toEqual([
      "interlocutorEmail",
    ]);
  });

  it("keeps to the order of the annex", () => {
    const items = itemsOf({
      association: null,
      interlocutor: null,
      producers: [{ ...roof, prm: "", power: null, accordSignedOn: null }],
      consumers: [{ ...house, prm: "", accordSignedOn: null }],
    });
    expect(items).toEqual(annexeGapItems.filter((item) => items.includes(item)));
    expect(items).toHaveLength(11);
  });
});

describe("what of its own details the annex lacks", () => {
  const sold = { pointId: "sold", name: "Moulin", purchaseContract: true };
  const unknown = { pointId: "unknown", name: "Toit", purchaseContract: null };
  const said = {
    startDate: "2027-03-01",
    derogation: "2026-17",
    surplus: { unknown: { kind: "losses" as const } },
  };

  it("is nothing once all was said", () => {
    expect(detailGaps(said, { perimeter: 20, producers: [sold, unknown] })).toEqual([]);
  });

  it("is all at first, but for the surplus that the terms of sale tell of", () => {
    expect(detailGaps(emptyAnnexeDetails, { perimeter: 10, producers: [sold, unknown] })).toEqual([
      { item: "startDate", points: [] },
      { item: "derogation", points: [] },
      { item: "surplus", points: [{ id: "unknown", name: "Toit" }] },
    ]);
  });

  it("is no derogation under 2 km", () => {
    expect(detailGaps({ ...said, derogation: "" }, { perimeter: 2, producers: [] })).toEqual([]);
  });
});
