import { SimpleGrid, Stack, TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import type { Address } from "@mec/domain/address";
import { genderLabels, genders } from "@mec/domain/signatory";
import { t } from "../../platform/i18n.ts";
import { ChoiceField } from "../../ui/fields/choice-field.tsx";
import { EmailField } from "../../ui/fields/email-field.tsx";
import { FieldGroup } from "../../ui/fields/field-group.tsx";
import { fieldOf } from "../../ui/fields/field-props.ts";
import { PhoneField } from "../../ui/fields/phone-field.tsx";
import { DeliberationFields } from "./deliberation-fields.tsx";
import { IndividualFields } from "./individual-fields.tsx";
import { ProfessionalFields } from "./professional-fields.tsx";
import type { Beside } from "./shared-siret.ts";
import { type SignatoryForm, votesIn } from "./signatory-form.ts";

interface Props<V extends SignatoryForm> extends Beside {
  form: UseFormReturnType<V>;
  isProducer?: boolean;
  /** The place's, which the seat of a structure may share. */
  placeAddress?: Address | null | undefined;
}

/** Who signs for the point: the person, then what an individual or a structure adds. */
export function SignatoryFields<V extends SignatoryForm>({
  form,
  isProducer = false,
  placeAddress,
  otherPlace,
  pricedOn,
}: Props<V>) {
  const isIndividual = form.values.entityType === "Particulier";
  return (
    <Stack gap={40}>
      {!isIndividual && <ProfessionalFields {...{ form, isProducer, placeAddress, otherPlace }} />}
      <FieldGroup legend={isIndividual ? t("Votre identité") : t("Signataire")}>
        <ChoiceField
          {...fieldOf(form, "gender")}
          label={t("Civilité")}
          choices={genders.map((value) => ({ value, label: t(genderLabels[value]) }))}
          isInOneRow
        />
        <SimpleGrid cols={2}>
          <TextInput {...fieldOf(form, "firstName")} label={t("Prénom")} autoComplete="given-name" />
          <TextInput {...fieldOf(form, "name")} label={t("Nom")} autoComplete="family-name" />
        </SimpleGrid>
        {!isIndividual && (
          <TextInput
            {...fieldOf(form, "officialRole")}
            label={t("Fonction dans la structure")}
            description={t("Par exemple\u00a0: gérante, maire, présidente")}
            autoComplete="organization-title"
          />
        )}
        {!isIndividual && votesIn(form.values.juridiction) && <DeliberationFields {...{ form, pricedOn }} />}
        <EmailField
          {...fieldOf(form, "email")}
          description={
            isIndividual
              ? t("Vous y recevrez les réponses du porteur de projet et les documents à signer.")
              : t("Le lien pour lire et signer les documents y arrive.")
          }
        />
        <PhoneField
          {...fieldOf(form, "phoneNumber")}
          description={t("Pour vous joindre, dans les documents.")}
        />
        {isIndividual && <IndividualFields form={form} />}
      </FieldGroup>
    </Stack>
  );
}
