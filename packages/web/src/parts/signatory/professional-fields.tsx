import { Checkbox, NativeSelect, TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import type { Address } from "@mec/domain/address";
import { identifierWarning, juridictions, legalIdentifierField, siretWarning } from "@mec/domain/signatory";
import { t } from "../../platform/i18n.ts";
import { FieldGroup } from "../../ui/fields/field-group.tsx";
import { fieldJudgedOnLeaving, fieldOf } from "../../ui/fields/field-props.ts";
import { SiretField } from "../../ui/fields/siret-field.tsx";
import { AddressField } from "../address/address-field.tsx";
import { formLabel } from "./form-label.ts";
import { SeatOffer } from "./seat-offer.tsx";
import type { SignatoryForm } from "./signatory-form.ts";

interface Form<V extends SignatoryForm> {
  form: UseFormReturnType<V>;
  /** It signs for an installation that produces: it holds no supply contract there. */
  isProducer?: boolean;
}

interface Props<V extends SignatoryForm> extends Form<V> {
  /** The place's, which the seat may share. */
  placeAddress?: Address | null | undefined;
}

/** The identifier that the legal form has (specification §3). */
function IdentifierField<V extends SignatoryForm>({ form, isProducer }: Form<V>) {
  const { juridiction } = form.values;
  if (juridiction === "") return null;
  switch (legalIdentifierField(juridiction)) {
    case "rnaId":
      return (
        <TextInput
          {...fieldJudgedOnLeaving(form, "rnaId")}
          label={t("Numéro RNA")}
          description={t("W suivi de 9 caractères, sur le récépissé de la préfecture")}
          autoComplete="off"
          styles={{ wrapper: { maxWidth: 260 } }}
        />
      );
    case "juridicId":
      return (
        <SiretField
          {...fieldJudgedOnLeaving(form, "juridicId")}
          isAnyRegister
          doubt={identifierWarning}
          label={t("SIRET, ou autre identifiant")}
          description={t("14 chiffres\u00a0; sans SIRET, le numéro sous lequel la structure est enregistrée")}
        />
      );
    case "siretId":
      return (
        <SiretField
          {...fieldJudgedOnLeaving(form, "siretId")}
          doubt={siretWarning}
          label={t("SIRET")}
          description={
            isProducer
              ? t("14 chiffres, celui de l’établissement qui produit")
              : t("14 chiffres, celui de l’établissement qui consomme")
          }
        />
      );
  }
}

/** Who holds the supply contract, where that is not the structure itself. */
function OtherHolder<V extends SignatoryForm>({ form }: Form<V>) {
  return (
    <>
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
    </>
  );
}

/** The structure that consumes or produces: its name, legal form, identifier, head office, and who holds the contract. */
export function ProfessionalFields<V extends SignatoryForm>({
  form,
  isProducer = false,
  placeAddress,
}: Props<V>) {
  return (
    <FieldGroup legend={t("Votre structure")}>
      <TextInput
        {...fieldOf(form, "socialReason")}
        label={t("Dénomination sociale")}
        description={
          isProducer
            ? t("Par exemple\u00a0: EARL de la Prairie, Commune de Redon")
            : t("Par exemple\u00a0: Boulangerie du Centre, Commune de Redon")
        }
        autoComplete="organization"
      />
      <NativeSelect
        {...fieldOf(form, "juridiction")}
        label={t("Forme juridique")}
        data={[
          { value: "", label: t("Choisissez…") },
          ...juridictions.map((value) => ({ value, label: formLabel(value) })),
        ]}
        styles={{ wrapper: { maxWidth: 340 } }}
        size="md"
      />
      <IdentifierField form={form} isProducer={isProducer} />
      <AddressField {...fieldOf(form, "socialAddress")} label={t("Adresse du siège")} />
      <SeatOffer
        seat={form.values.socialAddress}
        placeAddress={placeAddress}
        onTake={(address) => form.getInputProps("socialAddress").onChange(address)}
      />
      {!isProducer && <OtherHolder form={form} />}
    </FieldGroup>
  );
}
