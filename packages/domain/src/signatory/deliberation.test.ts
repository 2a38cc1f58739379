import { expect, it } from "vitest";
import { amiensAddress } from "../address/address.test-helper.ts";
import { bodysDeliberation, type SignatoryInput, withDeliberation } from "./index.ts";

const mairie: SignatoryInput = {
  ...{ entityType: "Professionnel", name: "Martin", firstName: "Léa", gender: "F" },
  ...{ email: "lea@exemple.fr", phoneNumber: "06 12 34 56 78", officialRole: "Maire" },
  ...{ socialReason: "Commune de Langouet", furnitureName: "Commune de Langouet" },
  ...{ socialAddress: amiensAddress, juridiction: "Collectivité", siretId: "21350146400013" },
};
const vote = { deliberationNumber: "2026-47", deliberationDate: "2026-11-20" };
const school = { id: "school", signatory: mairie };
const voted = { id: "hall", signatory: { ...mairie, ...vote } };
const roof = { id: "roof", signatory: { ...mairie, officialRole: "Première adjointe" } };
const others = { id: "baker", signatory: { ...mairie, siretId: "21690123100011" } };

it("is of one body: given for one place, it is told to its other places and plants that lack it", () => {
  expect(bodysDeliberation(voted, [school, roof, others])).toEqual({ told: voted, lacking: [school, roof] });
});

it("is told where it lacks as well, from wherever it was given", () => {
  expect(bodysDeliberation(school, [roof, voted])).toEqual({ told: voted, lacking: [school, roof] });
  expect(bodysDeliberation(school, [roof])).toEqual({ told: null, lacking: [school, roof] });
});

it("is none of who votes none", () => {
  const company: SignatoryInput = { ...mairie, juridiction: "SAS" };
  expect(bodysDeliberation({ id: "shop", signatory: company }, [voted])).toEqual({ told: null, lacking: [] });
});

it("goes to another place with its number and its day, and who signs there stays", () => {
  expect(withDeliberation(roof.signatory, voted.signatory)).toEqual({ ...roof.signatory, ...vote });
});
