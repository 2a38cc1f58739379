import { TextInput } from "@mantine/core";
import type { RequestOutput } from "@mec/api";
import { accountCalls } from "@mec/api/account";
import { profileSchema } from "@mec/domain/account";
import { messages } from "@mec/domain/shared";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { frenchMessage, useClient } from "../../../platform/client.tsx";
import { t } from "../../../platform/i18n.ts";
import { notify } from "../../../platform/notify.tsx";
import { profileKey } from "../../../platform/own-profile.ts";
import { sessionKey } from "../../../platform/session.ts";
import { fieldOf } from "../../../ui/fields/field-props.ts";
import { PhoneField } from "../../../ui/fields/phone-field.tsx";
import { showServerIssues, useSchemaForm } from "../../../ui/forms/use-schema-form.ts";
import { CheckedForm } from "../../../ui/wizard/checked-form.tsx";
import { ProfileCard } from "./profile-card.tsx";

type Profile = RequestOutput<typeof accountCalls.getProfile>;

/** Name, phone and e-mail. A new address is to be confirmed by a mail that goes to it. */
export function IdentityForm({ profile }: { profile: Profile }) {
  const call = useClient();
  const queries = useQueryClient();
  const [failure, setFailure] = useState<string | null>(null);
  const form = useSchemaForm(profileSchema, {
    firstName: profile.firstName,
    lastName: profile.lastName,
    phoneNumber: profile.phoneNumber ?? "",
    email: profile.email,
  });
  const isNewAddress = form.values.email.trim().toLowerCase() !== profile.email.toLowerCase();

  async function save(values: typeof form.values) {
    setFailure(null);
    try {
      const user = await call(accountCalls.updateProfile, { body: profileSchema.parse(values) });
      queries.setQueryData(sessionKey, user);
      await queries.invalidateQueries({ queryKey: profileKey });
      notify({ message: messages.profileUpdated, color: "green" });
      if (isNewAddress) form.setFieldValue("email", profile.email);
    } catch (error) {
      if (!showServerIssues(form, error)) setFailure(frenchMessage(error));
    }
  }

  return (
    <ProfileCard title={t("Vos coordonnées")}>
      <CheckedForm form={form} onValid={save} submitLabel={t("Enregistrer")} failure={failure}>
        <TextInput {...fieldOf(form, "firstName")} label={t("Prénom")} autoComplete="given-name" />
        <TextInput {...fieldOf(form, "lastName")} label={t("Nom")} autoComplete="family-name" />
        <PhoneField {...fieldOf(form, "phoneNumber")} label={t("Téléphone (facultatif)")} />
        <TextInput
          {...fieldOf(form, "email")}
          label={t("Adresse e-mail")}
          description={
            isNewAddress
              ? t("Nous enverrons un lien à cette nouvelle adresse\u00a0: elle compte une fois confirmée.")
              : t("C’est aussi votre identifiant de connexion.")
          }
          type="email"
          inputMode="email"
          autoComplete="email"
        />
      </CheckedForm>
    </ProfileCard>
  );
}
