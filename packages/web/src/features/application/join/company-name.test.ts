import { expect, it } from "vitest";
import { lyonAddress as address } from "../../../parts/address/address.test-helper.ts";
import { givenName } from "../../../parts/point/usual-name.ts";
import { companySchema, namedAfter, toldCompany } from "./company-name.ts";
import { emptyJoinDraft } from "./join-draft.ts";

const given = givenName(address, "professional", "gas-bakery");
const draft = {
  ...emptyJoinDraft,
  consumerType: "professional",
  house: { ...emptyJoinDraft.house, address, placeKind: "gas-bakery", name: given },
} as const;

it("a company that is told names the place that its owner reads; taken back, the place has the name of its address", () => {
  expect(toldCompany(draft)).toBe("");
  const named = { ...draft, ...namedAfter(draft, " Fournil Benali ") };
  expect(named.house.name).toBe("Fournil Benali");
  expect(toldCompany(named)).toBe("Fournil Benali");
  expect(namedAfter(named, "").house?.name).toBe(given);
});

it("names no home, and nothing while it is half typed", () => {
  expect(namedAfter({ ...draft, consumerType: "individual" }, "Fournil Benali")).toEqual({});
  expect(namedAfter(draft, "Four")).toEqual({});
});

it("is optional, and has the length of a place's name", () => {
  for (const company of ["", "Fournil Benali"])
    expect(companySchema.safeParse({ company }).success).toBe(true);
  for (const company of ["Ajo", "a".repeat(31)]) {
    expect(companySchema.safeParse({ company }).error?.issues[0]?.message).toBe(
      "Veuillez choisir un nom correct",
    );
  }
});
