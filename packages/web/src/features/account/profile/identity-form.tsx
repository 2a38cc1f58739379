import { TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import type { RequestOutput } from "@mec/api";
import { accountCalls } from "@mec/api/account";
import { profileSchema } from "@mec/domain/account";
import { messages } from "@mec/domain/shared";
import { useEffect, useRef } from "react";
import { t } from "../../../platform/i18n.ts";
import { useKeptAnswers } from "../../../platform/kept-answers.ts";
import { answerKey } from "../../../platform/question.ts";
import { EmailField } from "../../../ui/fields/email-field.tsx";
import { fieldOf } from "../../../ui/fields/field-props.ts";
import { PhoneField } from "../../../ui/fields/phone-field.tsx";
import { useSchemaForm } from "../../../ui/forms/use-schema-form.ts";
import { useSubmit } from "../../../ui/forms/use-submit.ts";
import { CheckedForm } from "../../../ui/wizard/checked-form.tsx";
import { ProfileCard } from "./profile-card.tsx";

type Profile = RequestOutput<typeof accountCalls.getProfile>;
type ProfileForm = { firstName: string; lastName: string; phoneNumber: string; email: string };

/**
 * A mailed link may give the account its new address while the form shows the former one: the field follows, unless another
 * address was typed in it, and the other fields stay.
 */
function useNewAddress(form: UseFormReturnType<ProfileForm>, email: string): void {
  const shown = useRef(email);
  useEffect(() => {
    if (form.values.email === shown.current && email !== shown.current) form.setFieldValue("email", email);
    shown.current = email;
  }, [form, email]);
}

/** Name, phone and e-mail. A new address is to be confirmed by a mail that goes to it. */
export function IdentityForm({ profile }: { profile: Profile }) {
  const { put } = useKeptAnswers();
  const form = useSchemaForm<ProfileForm>(profileSchema, {
    firstName: profile.firstName,
    lastName: profile.lastName,
    phoneNumber: profile.phoneNumber ?? "",
    email: profile.email,
  });
  useNewAddress(form, profile.email);
  const isNewAddress = form.values.email.trim().toLowerCase() !== profile.email.toLowerCase();

  const saving = useSubmit(
    form,
    (call, values) => call(accountCalls.updateProfile, { body: profileSchema.parse(values) }),
    {
      leave: (user) => put(accountCalls.getSession, {}, user),
      stale: [answerKey(accountCalls.getProfile)],
      told: () => messages.profileUpdated,
      after: () => isNewAddress && form.setFieldValue("email", profile.email),
    },
  );

  return (
    <ProfileCard id="coordonnees" title={t("Vos coordonnées")} startsOpen>
      <CheckedForm {...saving} submitLabel={t("Enregistrer")}>
        <TextInput {...fieldOf(form, "firstName")} label={t("Prénom")} autoComplete="given-name" />
        <TextInput {...fieldOf(form, "lastName")} label={t("Nom")} autoComplete="family-name" />
        <PhoneField {...fieldOf(form, "phoneNumber")} label={t("Téléphone (facultatif)")} />
        <EmailField
          {...fieldOf(form, "email")}
          description={
            isNewAddress
              ? t("Nous enverrons un lien à cette nouvelle adresse\u00a0: elle compte une fois confirmée.")
              : t("C’est aussi votre identifiant de connexion.")
          }
        />
      </CheckedForm>
    </ProfileCard>
  );
}
