import { expect, it } from "vitest";
import { allToDo, contractEndSaidText, type OverviewFacts } from "./index.ts";
import { quiet } from "./overview.test-helper.ts";

const barn = { name: "Grange", endsOn: "2026-12-31" };
const told = (given: Partial<OverviewFacts>) =>
  allToDo({ ...quiet, isInService: false, running: 0, signed: 2, startable: 2, ...given }).flatMap(
    ({ kind, contracts }) => (contracts ? [{ kind, contracts }] : []),
  );

it("a contract stands with the declaration as long as it is to do, then with whom its plant begins, once", () => {
  const facts = { startableProducers: 1, contractEnds: [{ ...barn, beginsWith: "producers" as const }] };
  expect(told(facts)).toEqual([{ kind: "declare", contracts: [barn] }]);
  const declared = { declaredOn: "2026-11-02", annexeLacks: [] };
  expect(told({ ...facts, ...declared })).toEqual([{ kind: "start-producers", contracts: [barn] }]);
  const own = { ...facts, contractEnds: [{ ...barn, beginsWith: "consumers" as const }] };
  expect(told({ ...own, ...declared })).toEqual([{ kind: "start-sharing", contracts: [barn] }]);
  // Its own documents are to be signed first.
  const unsigned = { ...facts, contractEnds: [{ ...barn, beginsWith: null }] };
  expect(told({ ...unsigned, ...declared })).toEqual([]);
});

it("a day that was over when it was told is told as past", () => {
  expect(contractEndSaidText("2026-12-31", "2026-12-31")).toContain(
    "ne commence pas avant le 1er janvier 2027",
  );
  expect(contractEndSaidText("2026-12-31", "2027-01-01")).toContain("a pris fin le 31 décembre 2026");
});
