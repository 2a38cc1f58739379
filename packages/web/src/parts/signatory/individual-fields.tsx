import { SimpleGrid, TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { dayInParis } from "@mec/domain/shared";
import { t } from "../../platform/i18n.ts";
import { fieldOf } from "../../ui/fields/field-props.ts";
import { AddressField } from "../address/address-field.tsx";
import type { SignatoryForm } from "./signatory-form.ts";

/** An individual's further fields: birth and home, as the documents to sign require. */
export function IndividualFields<V extends SignatoryForm>({ form }: { form: UseFormReturnType<V> }) {
  return (
    <>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput
          {...fieldOf(form, "birthDate")}
          label={t("Date de naissance")}
          description={t("Elle vous identifie dans les documents à signer")}
          inputWrapperOrder={["label", "input", "description", "error"]}
          type="date"
          max={dayInParis(new Date())}
          autoComplete="bday"
        />
        <TextInput
          {...fieldOf(form, "birthPlace")}
          label={t("Lieu de naissance")}
          description={t("Commune, et pays si ce n’est pas la France")}
          inputWrapperOrder={["label", "input", "description", "error"]}
          autoComplete="off"
        />
      </SimpleGrid>
      <AddressField
        {...fieldOf(form, "address")}
        label={t("Votre adresse postale")}
        description={t("Celle où vous habitez, si elle diffère de l’adresse indiquée.")}
      />
    </>
  );
}
