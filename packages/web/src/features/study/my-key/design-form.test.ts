import { type RepartitionDesign, studyMessages } from "@mec/domain/study";
import { describe, expect, it } from "vitest";
import {
  designToForm,
  emptyDesign,
  isSameDesign,
  judgeDesign,
  sharesBy,
  sumOfShares,
  withKey,
} from "./design-form.ts";

const a = "00000000-0000-4000-8000-00000000000a";
const b = "00000000-0000-4000-8000-00000000000b";
const gone = "00000000-0000-4000-8000-00000000000c";
const members = [
  { id: a, name: "École", consumptionKwh: 3000 },
  { id: b, name: "Mairie", consumptionKwh: 1000 },
];

describe("a key being designed", () => {
  const saved: RepartitionDesign[] = [
    { key: "dynamic-per-default", method: { kind: "prorata" } },
    {
      key: "static",
      method: { kind: "static_shares", shares: [{ consumptionPointId: a, percent: 60.5 }] },
    },
    {
      key: "dynamic-simple",
      method: { kind: "priority_groups", groups: [{ name: "Écoles", consumptionPointIds: [a] }] },
    },
    {
      key: "full-dynamic",
      method: { kind: "fixed_shares", shares: [{ consumptionPointId: b, percent: 12.34 }] },
    },
    {
      key: "dynamic-simple",
      method: { kind: "monthly_cap", commonKwh: 120.5, caps: [{ consumptionPointId: a, kwh: 0 }] },
    },
    {
      key: "dynamic-simple",
      method: { kind: "social_bonus", consumptionPointIds: [b], factor: 1.5 },
    },
    { key: "full-dynamic", method: { kind: "optimised", goal: "smallest_saving" } },
  ];
  it.each(saved)("is again what was saved: $method.kind", (design) => {
    expect(judgeDesign(designToForm(design), members).design).toEqual(design);
  });

  it("is the same as long as saving it would change nothing, whatever was typed for other methods", () => {
    const one = designToForm({ key: "dynamic-per-default", method: { kind: "prorata" } });
    expect(isSameDesign({ ...one, commonCap: "120" }, one, members)).toBe(true);
    expect(isSameDesign(withKey(one, "full-dynamic"), one, members)).toBe(false);
    const unfinished = withKey(one, "static");
    expect(isSameDesign(unfinished, unfinished, members)).toBe(false);
  });

  it("forgets who has left, and groups that are empty", () => {
    const groups = [
      { name: "Partis", ids: [gone] },
      { name: "Écoles", ids: [gone, a] },
    ];
    const form = { ...emptyDesign, key: "dynamic-simple", kind: "priority_groups", groups } as const;
    expect(judgeDesign(form, members).design?.method).toEqual({
      kind: "priority_groups",
      groups: [{ name: "Écoles", consumptionPointIds: [a] }],
    });
  });

  it("says what is wrong in the domain's words", () => {
    const form = { ...emptyDesign, key: "static", kind: "static_shares" } as const;
    const faultsOf = (shares: Record<string, string>) => judgeDesign({ ...form, shares }, members).faults;
    expect(faultsOf({})).toEqual([studyMessages.sharesMissing]);
    expect(faultsOf({ [a]: "60", [b]: "40,1" })).toEqual([studyMessages.sharesOver100]);
    expect(faultsOf({ [a]: "beaucoup" })).toContain(studyMessages.percent);
    expect(faultsOf({ [a]: "60", [b]: "40" })).toEqual([]);
  });

  it("keeps its method under another key that allows it, and what was typed for the others", () => {
    const form = { ...emptyDesign, key: "dynamic-simple", kind: "optimised", factor: "3" } as const;
    expect(withKey(form, "full-dynamic")).toEqual({ ...form, key: "full-dynamic" });
    expect(withKey(form, "static")).toEqual({ ...form, key: "static", kind: "static_shares" });
  });
});

describe("shares made at once", () => {
  it("are of 100 % in all, to the hundredth", () => {
    const three = [...members, { id: gone, name: "Voisin", consumptionKwh: 1000 }];
    // 100 / 3 = 33.33, and the hundredth that remains goes to the first.
    expect(sharesBy(three, () => 1)).toEqual({ [a]: "33,34", [b]: "33,33", [gone]: "33,33" });
    expect(
      sumOfShares(
        sharesBy(three, () => 1),
        three,
      ),
    ).toBeCloseTo(100, 9);
    expect(sharesBy(members, ({ consumptionKwh }) => consumptionKwh)).toEqual({ [a]: "75", [b]: "25" });
  });
});
