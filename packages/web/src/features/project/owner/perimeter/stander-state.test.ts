import { describe, expect, it } from "vitest";
import { hasOther, type Stander, sortStanders, stateOf } from "./stander-state.ts";

const stander = (id: string, facts: Partial<Stander>): Stander => ({
  id,
  kind: "consumption-point",
  name: id,
  address: "",
  latitude: 43.6,
  longitude: 1.44,
  participant: false,
  compatible: true,
  furthestKm: 1,
  commune: null,
  faults: [],
  inDoubt: false,
  ...facts,
});

const breakers = new Set(["far"]);

describe("who stands in a perimeter", () => {
  it("is told by taking part or not, and by keeping the rule or not", () => {
    expect(stateOf(stander("near", { participant: true }), breakers)).toBe("in");
    expect(stateOf(stander("far", { participant: true }), breakers)).toBe("breaker");
    expect(stateOf(stander("candidate", {}), breakers)).toBe("fits");
    expect(stateOf(stander("candidate", { compatible: false }), breakers)).toBe("outside");
  });

  it("is listed with what breaks the rule first, the furthest first", () => {
    const listed = sortStanders(
      [
        stander("candidate", {}),
        stander("near", { participant: true }),
        stander("out", { compatible: false, furthestKm: 3 }),
        stander("further-out", { compatible: false, furthestKm: 5 }),
        stander("far", { participant: true }),
      ],
      breakers,
    );
    expect(listed.map(({ id }) => id)).toEqual(["far", "further-out", "out", "near", "candidate"]);
  });
});

it("a place has nobody to be far from while it takes part alone", () => {
  const roof = stander("roof", { participant: true, furthestKm: 0 });
  const school = stander("school", {});
  const alone = { pair: null, standers: [roof, school] };
  expect([hasOther(roof, alone), hasOther(school, alone)]).toEqual([false, true]);
  expect(hasOther(school, { pair: null, standers: [school] })).toBe(false);
  expect(hasOther(roof, { ...alone, pair: ["roof", "hall"] })).toBe(true);
});
