import type { OwnSignatory } from "@mec/api/signatory";
import { expect, it } from "vitest";
import { kindsOf, namedOffer, whoSignsTitle, whySaidText } from "./own-signatory-words.ts";

const plain = (text: string | null) => text?.replaceAll(/[\u00a0\u202f]/gu, " ") ?? null;
const roof = { kind: "producer", id: "roof", name: "Toit" } as const;
const school = { kind: "consumer", id: "school", name: "École", entityType: "Professionnel" } as const;
const home = { kind: "consumer", id: "home", name: "Maison", entityType: "Particulier" } as const;
const commune = { entityType: "Professionnel", socialReason: "Commune de Langouet" } as never;

it("one question stands for all places and installations", () => {
  expect(plain(whoSignsTitle(2))).toBe("Qui signe pour ces lieux ?");
  expect(plain(whoSignsTitle(1))).toBe("Qui signe pour ce lieu ?");
  expect(plain(whySaidText(["Toit", "École", "Gymnase"]))).toMatch(
    /^Toit, École et Gymnase : si le même organisme/u,
  );
});

it("who signs for the roof is offered for the school in one press, and not for a home", () => {
  const named: OwnSignatory["named"] = { place: "Toit", signatory: commune };
  expect(plain(namedOffer({ lacking: [school], named }))).toBe("Commune de Langouet, comme pour « Toit »");
  expect(namedOffer({ lacking: [home], named })).toBeNull();
  expect(namedOffer({ lacking: [school], named: null })).toBeNull();
  expect(plain(namedOffer({ lacking: [roof], named: { ...named, place: "École" } }))).toContain("École");
});

it("a building asks for a structure and a home for a person; an installation for either", () => {
  expect(kindsOf({ lacking: [roof, school] })).toEqual(["Professionnel"]);
  expect(kindsOf({ lacking: [home] })).toEqual(["Particulier"]);
  expect(kindsOf({ lacking: [roof] })).toHaveLength(2);
  expect(kindsOf({ lacking: [school, home] })).toHaveLength(2);
});
