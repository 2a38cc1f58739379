import { describe, expect, it } from "vitest";
import { type Stander, sortStanders, stateOf } from "./stander-state.ts";

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
