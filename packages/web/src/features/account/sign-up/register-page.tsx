import { TextInput } from "@mantine/core";
import { pages } from "@mec/api";
import { emailSchema } from "@mec/domain/shared";
import { useState } from "react";
import { Navigate } from "react-router";
import { PasswordField } from "../../../parts/account/password-field.tsx";
import { useSignUpDraft } from "../../../parts/account/sign-up-draft.ts";
import { t } from "../../../platform/i18n.ts";
import { useSession } from "../../../platform/session.ts";
import { fieldOf } from "../../../ui/fields/field-props.ts";
import { PhoneField } from "../../../ui/fields/phone-field.tsx";
import { Page } from "../../../ui/layout/page.tsx";
import { CheckedForm } from "../../../ui/wizard/checked-form.tsx";
import { Landing } from "../sign-in/landing.tsx";
import { originState, useOrigin } from "../sign-in/use-origin.ts";
import { SignUpFailure } from "./sign-up-failure.tsx";
import { TermsField } from "./terms-field.tsx";
import { useSignUp } from "./use-sign-up.ts";

/** Second page of the sign-up: who the person is, and the terms. */
export function RegisterPage() {
  const { user } = useSession();
  const origin = useOrigin();
  const [{ email }] = useSignUpDraft();
  const signUp = useSignUp((failure) => <SignUpFailure failure={failure} origin={origin} />);
  const { form } = signUp;
  const isPasswordLost = form.getInitialValues().password === "";
  const [isPasswordRefused, setPasswordRefused] = useState(false);
  // Once the password was refused, its field stays on this page for the correction, even when the first letter typed
  // makes the error disappear.
  if (form.errors.password && !isPasswordRefused) setPasswordRefused(true);
  if (user) return <Landing user={user} />;
  if (!emailSchema.safeParse(email).success)
    return <Navigate to={pages.signUpCredentials.to()} state={originState(origin)} replace />;
  return (
    <Page title={t("Créer un compte")} intro={t("Étape 2 sur 2\u00a0: qui êtes-vous\u202f?")} size="form">
      <CheckedForm {...signUp} submitLabel={t("Créer mon compte")}>
        <TextInput {...fieldOf(form, "firstName")} label={t("Prénom")} autoComplete="given-name" />
        <TextInput {...fieldOf(form, "lastName")} label={t("Nom")} autoComplete="family-name" />
        <PhoneField {...fieldOf(form, "phoneNumber")} label={t("Téléphone (facultatif)")} />
        {(isPasswordLost || isPasswordRefused) && (
          <PasswordField
            {...fieldOf(form, "password")}
            owner={form.values}
            description={
              isPasswordLost &&
              t("Par sécurité, votre mot de passe n’est pas conservé\u00a0: saisissez-le de nouveau.")
            }
          />
        )}
        <TermsField {...fieldOf(form, "cgus")} />
      </CheckedForm>
    </Page>
  );
}
