import { MantineProvider } from "@mantine/core";
import { useForm } from "@mantine/form";
import type { Signatory } from "@mec/domain/signatory";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { lyonAddress } from "../address/address.test-helper.ts";
import { IdentifierField } from "./identifier-field.tsx";
import { type SignatoryForm, signatoryToForm } from "./signatory-form.ts";

const mayor: Signatory = {
  ...{ id: "s1", name: "Roy", firstName: "Ana", gender: "F", email: "ana@exemple.fr" },
  ...{ phoneNumber: "06 12 34 56 78", entityType: "Professionnel", juridiction: "Collectivité" },
  ...{ socialReason: "Commune", furnitureName: "Commune", officialRole: "Maire" },
  ...{ siretId: "21690123100011", socialAddress: lyonAddress },
};

function Fields(told: Partial<SignatoryForm>) {
  const form = useForm<SignatoryForm>({ initialValues: { ...signatoryToForm(mayor), ...told } });
  return (
    <IdentifierField form={form} isProducer={false} otherPlace={{ place: "Mairie", signatory: mayor }} />
  );
}

const fieldOf = (told: Partial<SignatoryForm>) =>
  renderToStaticMarkup(
    <MantineProvider>
      <Fields {...told} />
    </MantineProvider>,
  );
const shown = (siretId: string) => fieldOf({ siretId });

it("a SIRET that was taken over says beside it that it is the other place's, until it is corrected", () => {
  expect(shown("21690123100011")).toMatch(/C’est le SIRET de «\sMairie\s»/u);
  expect(shown("21690123100029")).not.toContain("C’est le SIRET de");
});

it("an association is asked its number, and told what else is one where it has none; any other structure the number that it has", () => {
  const association = fieldOf({ juridiction: "ASSOCIATION" });
  expect(association).toContain("Numéro RNA");
  expect(association.replaceAll("\u00a0", " ")).toContain("Choisissez la forme « Autre »");
  expect(fieldOf({ juridiction: "OTHER" })).toContain("SIRET, ou autre identifiant");
});
