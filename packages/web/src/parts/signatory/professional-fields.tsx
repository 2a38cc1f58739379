import { Checkbox, NativeSelect, TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import type { Address } from "@mec/domain/address";
import { juridictionLabels, juridictions, legalIdentifierField, siretWarning } from "@mec/domain/signatory";
import { t } from "../../platform/i18n.ts";
import { FieldGroup } from "../../ui/fields/field-group.tsx";
import { fieldOf } from "../../ui/fields/field-props.ts";
import { SiretField } from "../../ui/fields/siret-field.tsx";
import { AddressField } from "../address/address-field.tsx";
import { SeatOffer } from "./seat-offer.tsx";
import type { SignatoryForm } from "./signatory-form.ts";

type Form<V extends SignatoryForm> = { form: UseFormReturnType<V> };

interface Props<V extends SignatoryForm> extends Form<V> {
  /** The place's, which the seat may share. */
  placeAddress?: Address | null | undefined;
}

/** The identifier that the legal form has (specification §3). */
function IdentifierField<V extends SignatoryForm>({ form }: Form<V>) {
  const { juridiction } = form.values;
  if (juridiction === "") return null;
  switch (legalIdentifierField(juridiction)) {
    case "rnaId":
      return (
        <TextInput
          {...fieldOf(form, "rnaId")}
          label={t("Numéro RNA")}
          description={t("W suivi de 9 caractères, sur le récépissé de la préfecture")}
          autoComplete="off"
          styles={{ wrapper: { maxWidth: 260 } }}
        />
      );
    case "juridicId":
      return (
        <TextInput
          {...fieldOf(form, "juridicId")}
          label={t("Identifiant de la structure")}
          description={t("Le numéro sous lequel elle est enregistrée")}
          autoComplete="off"
          styles={{ wrapper: { maxWidth: 340 } }}
        />
      );
    case "siretId":
      return (
        <SiretField
          {...fieldOf(form, "siretId")}
          doubt={siretWarning}
          label={t("SIRET")}
          description={t("14 chiffres, celui de l’établissement qui consomme")}
        />
      );
  }
}

/** The structure that consumes: its name, legal form, identifier, head office, and who holds the contract. */
export function ProfessionalFields<V extends SignatoryForm>({ form, placeAddress }: Props<V>) {
  return (
    <FieldGroup legend={t("Votre structure")}>
      <TextInput
        {...fieldOf(form, "socialReason")}
        label={t("Dénomination sociale")}
        description={t("Par exemple\u00a0: Boulangerie du Centre, Commune de Redon")}
        autoComplete="organization"
      />
      <NativeSelect
        {...fieldOf(form, "juridiction")}
        label={t("Forme juridique")}
        data={[
          { value: "", label: t("Choisissez…") },
          ...juridictions.map((value) => ({ value, label: t(juridictionLabels[value]) })),
        ]}
        styles={{ wrapper: { maxWidth: 340 } }}
        size="md"
      />
      <IdentifierField form={form} />
      <AddressField {...fieldOf(form, "socialAddress")} label={t("Adresse du siège")} />
      <SeatOffer
        seat={form.values.socialAddress}
        placeAddress={placeAddress}
        onTake={(address) => form.getInputProps("socialAddress").onChange(address)}
      />
      <Checkbox
        id="hasOtherHolder"
        checked={form.values.hasOtherHolder}
        onChange={(event) => form.getInputProps("hasOtherHolder").onChange(event.currentTarget.checked)}
        label={t("Le contrat de fourniture d’électricité est à un autre nom")}
      />
      {form.values.hasOtherHolder && (
        <TextInput
          {...fieldOf(form, "furnitureName")}
          label={t("Titulaire du contrat de fourniture")}
          description={t("Tel qu’il est écrit sur la facture")}
          autoComplete="off"
        />
      )}
    </FieldGroup>
  );
}
