import type { Signatory } from "@mec/domain/signatory";
import { expect, it } from "vitest";
import { lyonAddress } from "../address/address.test-helper.ts";
import { sharedSiretText } from "./shared-siret.ts";

const mayor: Signatory = {
  ...{ id: "s1", name: "Roy", firstName: "Ana", gender: "F", email: "ana@exemple.fr" },
  ...{ phoneNumber: "06 12 34 56 78", entityType: "Professionnel", juridiction: "Collectivité" },
  ...{ socialReason: "Commune", furnitureName: "Commune", officialRole: "Maire" },
  ...{ siretId: "21690123100011", socialAddress: lyonAddress },
};
const other = { place: "Mairie", signatory: mayor };

it("a SIRET that is another place's says whose it is, and that an establishment of its own has its own", () => {
  const told = sharedSiretText("216 901 231 00011", other);
  expect(told).toMatch(/^C’est le SIRET de «\sMairie\s»\./u);
  expect(told).toMatch(/5\sderniers différents/u);
});

it("the SIRET of an establishment of its own, or none yet, says nothing of another place", () => {
  expect(sharedSiretText("21690123100029", other)).toBeNull();
  expect(sharedSiretText("", other)).toBeNull();
  expect(sharedSiretText("", { ...other, signatory: { ...mayor, siretId: null } })).toBeNull();
  expect(sharedSiretText("21690123100011", null)).toBeNull();
});
