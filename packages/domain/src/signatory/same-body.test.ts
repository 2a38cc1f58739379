import { expect, it } from "vitest";
import { amiensAddress } from "../address/address.test-helper.ts";
import { correctionOf, mayBeOneBody, type SignatoryInput, withBodyOf } from "./index.ts";

const commune: SignatoryInput & { entityType: "Professionnel" } = {
  name: "Martin",
  firstName: "Léa",
  gender: "F",
  email: "lea@exemple.fr",
  phoneNumber: "06 12 34 56 78",
  entityType: "Professionnel",
  socialReason: "Commune de Langouet",
  furnitureName: "Commune de Langouet",
  officialRole: "Maire",
  socialAddress: amiensAddress,
  juridiction: "Collectivité",
  siretId: "21350146400019",
};
const mistyped = "21350164400019";

it.each([
  ["one whose number has two digits the wrong way round", { siretId: mistyped }, true],
  ["the same under another name", { siretId: mistyped, socialReason: "Mairie de Langouet" }, true],
  ["one of the same name and another number", { siretId: "73282932000074" }, true],
  ["one of a near number that may be right", { siretId: "21350146200013", socialReason: "Caisse" }, false],
  ["one of another name and number", { siretId: "73282932000074", socialReason: "Caisse" }, false],
  ["another establishment of it", { siretId: "21350146400027" }, false],
] as const)("whether it is asked if a structure is the same: %s", (_, other, isAsked) => {
  expect(mayBeOneBody(commune, { ...commune, ...other })).toBe(isAsked);
});

it("a place takes the structure's name and number, and keeps who signs and its own establishment", () => {
  const school = { ...commune, firstName: "Yves", officialRole: "Adjoint", siretId: mistyped };
  expect(withBodyOf(school, commune)).toEqual({ ...school, siretId: commune.siretId });
  const own = { ...school, siretId: "21350164400027" };
  expect(withBodyOf(own, commune)).toEqual({ ...own, siretId: "21350146400027" });
  const supplied = { ...school, furnitureName: "École" };
  expect(withBodyOf(supplied, { ...commune, socialReason: "Ville" })).toMatchObject({
    ...{ socialReason: "Ville", furnitureName: "École" },
  });
});

it("a number or a name that is mended is a correction, and a structure that takes a place over is none", () => {
  const former = { ...commune, siretId: mistyped };
  expect(correctionOf(former, commune)).toEqual({ isOther: true, isCorrection: true });
  expect(correctionOf(commune, { ...commune, socialReason: "Ville de Langouet" })).toEqual({
    ...{ isOther: true, isCorrection: true },
  });
  expect(correctionOf(commune, { ...commune, siretId: "21350146400027" }).isOther).toBe(false);
  const caisse = { ...commune, socialReason: "Caisse des écoles", siretId: "73282932000074" };
  expect(correctionOf(commune, caisse)).toEqual({ isOther: true, isCorrection: false });
  expect(correctionOf(null, commune).isOther).toBe(false);
});
