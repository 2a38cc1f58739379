import { SimpleGrid, Stack, TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { genderLabels, genders } from "@mec/domain/signatory";
import { t } from "../../platform/i18n.ts";
import { ChoiceField } from "../../ui/fields/choice-field.tsx";
import { EmailField } from "../../ui/fields/email-field.tsx";
import { FieldGroup } from "../../ui/fields/field-group.tsx";
import { fieldOf } from "../../ui/fields/field-props.ts";
import { PhoneField } from "../../ui/fields/phone-field.tsx";
import { IndividualFields } from "./individual-fields.tsx";
import { ProfessionalFields } from "./professional-fields.tsx";
import type { SignatoryForm } from "./signatory-form.ts";

/** Who signs for the point: the person, then what an individual or a structure adds. */
export function SignatoryFields<V extends SignatoryForm>({
  form,
  isProducer = false,
}: {
  form: UseFormReturnType<V>;
  isProducer?: boolean;
}) {
  const isIndividual = form.values.entityType === "Particulier";
  return (
    <Stack gap={40}>
      {!isIndividual && <ProfessionalFields form={form} isProducer={isProducer} />}
      <FieldGroup legend={isIndividual ? t("Votre identité") : t("Son signataire")}>
        <ChoiceField
          {...fieldOf(form, "gender")}
          label={t("Civilité")}
          choices={genders.map((value) => ({ value, label: t(genderLabels[value]) }))}
          sideBySide
        />
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
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
        <EmailField
          {...fieldOf(form, "email")}
          description={
            isIndividual
              ? t("Vous y recevrez les réponses du porteur de projet et les documents à signer.")
              : t(
                  "Celle de la personne qui signe\u00a0: son lien pour lire et signer les documents y arrive.",
                )
          }
        />
        <PhoneField {...fieldOf(form, "phoneNumber")} description={t("Par exemple\u00a0: 06 12 34 56 78")} />
        {isIndividual && <IndividualFields form={form} />}
      </FieldGroup>
    </Stack>
  );
}
