import { Checkbox, NativeSelect, TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import type { Address } from "@mec/domain/address";
import { juridictions } from "@mec/domain/signatory";
import { t } from "../../platform/i18n.ts";
import { FieldGroup } from "../../ui/fields/field-group.tsx";
import { fieldOf } from "../../ui/fields/field-props.ts";
import { AddressField } from "../address/address-field.tsx";
import { formLabel } from "./form-label.ts";
import { IdentifierField } from "./identifier-field.tsx";
import { SeatOffer } from "./seat-offer.tsx";
import type { Beside } from "./shared-siret.ts";
import type { SignatoryForm } from "./signatory-form.ts";

interface Form<V extends SignatoryForm> {
  form: UseFormReturnType<V>;
  /** It signs for an installation that produces: it holds no supply contract there. */
  isProducer?: boolean;
}

interface Props<V extends SignatoryForm> extends Form<V>, Beside {
  /** The place's, which the seat may share. */
  placeAddress?: Address | null | undefined;
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
  otherPlace,
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
      <IdentifierField form={form} isProducer={isProducer} otherPlace={otherPlace} />
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
