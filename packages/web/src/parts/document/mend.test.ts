import { expect, it } from "vitest";
import { type Gap, mendOf, saidGaps } from "./mend.ts";

const own: Gap[] = [
  { item: "signatory", target: "participant" },
  { item: "prm", target: "participant" },
];
const ofProducers: Gap[] = [
  { item: "signatory", target: "producers" },
  { item: "prm", target: "producers" },
];

it("says once what a producer lacks of himself and of the producers, and to a consumer both", () => {
  const plan: Gap = { item: "plan", target: "services" };
  expect(saidGaps([plan, ...own, ...ofProducers], { kind: "producer" })).toEqual([plan, ...own]);
  expect(saidGaps(ofProducers, { kind: "producer" })).toEqual(ofProducers);
  const both = [...own, ...ofProducers];
  expect(saidGaps(both, { kind: "consumer" })).toEqual(both);
});

it("what the owner's own plant lacks is one press from its very field", () => {
  const participant = { kind: "producer", id: "roof", name: "Toit" } as const;
  const at = (item: Gap["item"], ownPoints = new Set(["roof"])) =>
    mendOf({ item, target: "participant" }, { projectId: "p1", participant, ownPoints }).to;
  expect(at("prm")).toMatch(/create-production-point\/sge\?productionPointId=roof#prm$/u);
  expect(at("vat-regime")).toMatch(/\/price\?productionPointId=roof$/u);
  expect(at("production-point-power")).toMatch(/\/typology\?productionPointId=roof$/u);
  expect(at("signatory")).toMatch(/my-producer#signatory-roof$/u);
  expect(at("prm", new Set())).toMatch(/my-producer$/u);
});
