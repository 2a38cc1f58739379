import { expect, it } from "vitest";
import { type Gap, saidGaps } from "./mend.ts";

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
