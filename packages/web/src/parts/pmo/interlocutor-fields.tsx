import { SimpleGrid, Stack, Text, TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { genderLabels, genders } from "@mec/domain/signatory";
import { t } from "../../platform/i18n.ts";
import { ChoiceField } from "../../ui/fields/choice-field.tsx";
import { EmailField } from "../../ui/fields/email-field.tsx";
import { fieldOf } from "../../ui/fields/field-props.ts";
import { PhoneField } from "../../ui/fields/phone-field.tsx";
import type { InterlocutorForm } from "./interlocutor-form.ts";

/** The contact for the participants and the grid operator, who signs for the legal body. */
export function InterlocutorFields({ form }: { form: UseFormReturnType<InterlocutorForm> }) {
  return (
    <Stack gap="lg">
      <ChoiceField
        {...fieldOf(form, "gender")}
        label={t("Civilité")}
        choices={genders.map((value) => ({ value, label: t(genderLabels[value]) }))}
        isInOneRow
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput {...fieldOf(form, "firstName")} label={t("Prénom")} autoComplete="given-name" />
        <TextInput {...fieldOf(form, "lastName")} label={t("Nom")} autoComplete="family-name" />
      </SimpleGrid>
      <Text size="sm" c="dimmed" mt={-12}>
        {t(
          "Cette personne signe les accords de participation au nom de la personne morale, après chaque participant\u00a0: choisissez qui en a le pouvoir.",
        )}
      </Text>
      <EmailField
        {...fieldOf(form, "email")}
        description={t("Elle figure dans les accords de participation, et reçoit le lien pour les signer.")}
      />
      <PhoneField {...fieldOf(form, "phoneNumber")} description={t("Par exemple\u00a0: 06 12 34 56 78")} />
      <TextInput
        {...fieldOf(form, "projectIdentification")}
        label={t("Identification de l’opération (facultatif)")}
        description={t(
          "Le numéro ou le nom donné à l’opération par le gestionnaire de réseau, s’il y en a un.",
        )}
        autoComplete="off"
      />
    </Stack>
  );
}
