import { MantineProvider } from "@mantine/core";
import type { Signatory } from "@mec/domain/signatory";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { lyonAddress } from "../address/address.test-helper.ts";
import { signatoryRows } from "./signatory-rows.tsx";

type Of<K extends Signatory["entityType"]> = Extract<Signatory, { entityType: K }>;
const person = {
  id: "s1",
  name: "Roux",
  firstName: "Camille",
  gender: "F",
  email: "camille@exemple.fr",
  phoneNumber: "06 12 34 56 78",
} as const;
const camille: Of<"Particulier"> = {
  ...person,
  entityType: "Particulier",
  birthDate: "1980-05-17",
  birthPlace: "Rennes",
  address: lyonAddress,
};
const town: Of<"Professionnel"> = {
  ...person,
  entityType: "Professionnel",
  socialReason: "Commune de Lyon",
  furnitureName: "Commune de Lyon",
  officialRole: "Maire",
  socialAddress: lyonAddress,
  juridiction: "Collectivité",
  siretId: "21690123100011",
};
const labels = (rows: ReturnType<typeof signatoryRows>) => rows.map(({ label }) => label);

it("who signs reads the birth that his documents will say; an owner's screen leaves it out", () => {
  expect(signatoryRows(camille)).toContainEqual({ label: "Naissance", value: "17 mai 1980, Rennes" });
  expect(labels(signatoryRows(camille, { tellsBirth: false }))).not.toContain("Naissance");
});

it("a structure reads its legal form and the identifier that this form carries", () => {
  expect(labels(signatoryRows(town))).toEqual(expect.arrayContaining(["Forme juridique", "SIRET"]));
  expect(labels(signatoryRows({ ...town, juridiction: "ASSOCIATION", rnaId: "W751234567" }))).toContain(
    "Numéro RNA",
  );
  const farm = {
    ...town,
    juridiction: "OTHER",
    socialReason: "EARL de la Prairie",
    juridicId: "123",
  } as const;
  expect(labels(signatoryRows(farm))).not.toContain("Forme juridique");
  const siret = signatoryRows(town).find(({ label }) => label === "SIRET");
  expect(renderToStaticMarkup(siret?.value)).toContain("216 901 231 00011");
});

it("an identifier that is probably wrong says so before a contract prints it", () => {
  const told = (signatory: Signatory, label: string) =>
    renderToStaticMarkup(
      <MantineProvider>{signatoryRows(signatory).find((row) => row.label === label)?.value}</MantineProvider>,
    );
  const farm = { ...town, juridiction: "OTHER" } as const;
  expect(told({ ...farm, juridicId: "123" }, "SIRET ou autre identifiant")).toMatch(/14\schiffres/u);
  expect(told({ ...farm, juridicId: "RCS 732 829 320" }, "SIRET ou autre identifiant")).not.toMatch(
    /14\schiffres/u,
  );
  expect(told({ ...town, siretId: "21690123100012" }, "SIRET")).toContain("ne semble pas exister");
});

it("a public body reads by which délibération its signer is authorised, or that it is still to be told", () => {
  expect(signatoryRows(town)).toContainEqual({ label: "Délibération", value: "à indiquer, une fois votée" });
  expect(labels(signatoryRows({ ...town, juridiction: "SAS" }))).not.toContain("Délibération");
  expect(signatoryRows({ ...town, deliberationNumber: "2026-41" })).toContainEqual({
    label: "Habilitation",
    value: "délibération n°\u00a02026-41",
  });
});
