import type { ConsumptionPoint } from "@mec/domain/point";
import { describe, expect, it } from "vitest";
import { lyonAddress as address } from "../../../parts/address/address.test-helper.ts";
import { emptyJoinDraft, type JoinDraft } from "./join-draft.ts";
import { isOneMore, knownPlace, placeAtHand } from "./known-place.ts";

const draft: JoinDraft = {
  ...emptyJoinDraft,
  consumerType: "professional",
  house: { ...emptyJoinDraft.house, name: "École", address },
};
const place = (id: string, change: Partial<ConsumptionPoint> = {}): ConsumptionPoint => ({
  id,
  name: "École",
  consumerType: "professional",
  address,
  annualConsumption: "",
  prm: "",
  sge: false,
  segment: "C5",
  contract: null,
  applicationProgress: null,
  ...change,
});
const appliedTo = (projectId: string, status: "APPLICATION" | "REJECTED" = "APPLICATION") => ({
  applicationProgress: {
    id: "a",
    projectId,
    isFromProjectOwner: false,
    progress: [{ id: "1", status, by: "holder" as const, createdAt: "2026-11-01T10:00:00.000Z" }],
  },
});
const found = (points: ConsumptionPoint[], change: Partial<JoinDraft> = {}) =>
  knownPlace({ ...draft, ...change }, points, "p")?.id;

describe("a place that somebody has already where he says that he consumes", () => {
  it("is known by its address, however it is spelt, and by its kind", () => {
    const shouted = { ...address, street: address.street.toUpperCase() };
    expect(found([place("school", { address: shouted })])).toBe("school");
    expect(found([place("home", { consumerType: "individual" })])).toBeUndefined();
    expect(found([place("other", { address: { ...address, houseNumber: "9" } })])).toBeUndefined();
  });

  it("is not one of the same street and number in another commune of the same post code", () => {
    const neighbour = { ...address, city: "Sainte-Foy", citycode: "69202" };
    expect(found([place("school", { address: neighbour })])).toBeUndefined();
    const { citycode: _, ...untold } = neighbour;
    expect(found([place("school", { address: untold })])).toBeUndefined();
    expect(found([place("school", { address: { ...untold, city: address.city.toUpperCase() } })])).toBe(
      "school",
    );
  });

  it("is the one that has applied to this project, else one that may", () => {
    const [here, elsewhere, free] = [
      place("here", appliedTo("p")),
      place("elsewhere", appliedTo("q")),
      place("free", appliedTo("p", "REJECTED")),
    ];
    expect(found([elsewhere, free, here])).toBe("here");
    expect(found([elsewhere, free])).toBe("free");
    expect(found([elsewhere])).toBe("elsewhere");
  });

  it("is none once he said that it is another meter, nor is the place that he made a moment ago", () => {
    expect(found([place("school")], { beside: "school" })).toBeUndefined();
    const saved = { userId: "u", pointId: "school" };
    expect(found([place("school")], { saved })).toBeUndefined();
  });
});

describe("the place that is proposed first", () => {
  const proposed = (points: ConsumptionPoint[], house: JoinDraft["house"] = emptyJoinDraft.house) =>
    placeAtHand({ house }, points, "hall")?.id;

  it("is one that may apply, and a new one where none may", () => {
    const school = place("school", appliedTo("p"));
    expect(proposed([school, place("gym")])).toBe("gym");
    expect(proposed([school, place("gym"), place("hall")])).toBe("hall");
    expect(proposed([school])).toBeUndefined();
    expect(proposed([])).toBeUndefined();
  });

  it("is a new one where another address was told", () => {
    const elsewhere = { ...address, houseNumber: "9" };
    expect(proposed([place("gym", { address: elsewhere })], draft.house)).toBeUndefined();
    expect(proposed([place("gym")], draft.house)).toBe("gym");
  });
});

describe("one more place, which the first question knows already", () => {
  it("is that of who takes part with all of his places, of one kind", () => {
    const school = place("school", appliedTo("p"));
    expect(isOneMore([])).toBe(true);
    expect(isOneMore([school, place("gym", appliedTo("elsewhere"))])).toBe(true);
    expect(isOneMore([school, place("gym")])).toBe(false);
    expect(isOneMore([school, place("home", { ...appliedTo("p"), consumerType: "individual" })])).toBe(false);
  });
});
