import { Anchor, Divider, Stack } from "@mantine/core";
import { pages } from "@mec/api";
import { accountCalls, signInCalls } from "@mec/api/account";
import { type Login, loginSchema } from "@mec/domain/account";
import { useState } from "react";
import { Link } from "react-router";
import { KnownPasswordField } from "../../../parts/account/password-field.tsx";
import { frenchMessage, isRefusal } from "../../../platform/client.tsx";
import { t } from "../../../platform/i18n.ts";
import { useAdoptSession } from "../../../platform/session.ts";
import { EmailField } from "../../../ui/fields/email-field.tsx";
import { fieldOf } from "../../../ui/fields/field-props.ts";
import { useSchemaForm } from "../../../ui/forms/use-schema-form.ts";
import { useSubmit } from "../../../ui/forms/use-submit.ts";
import { CheckedForm } from "../../../ui/wizard/checked-form.tsx";
import { PasskeyButton } from "../factors/passkey-button.tsx";
import { SecondFactorForm } from "./second-factor-form.tsx";
import { originState } from "./use-origin.ts";

function explain(error: unknown): string {
  const isBadPair = isRefusal(error, "BAD_CREDENTIALS");
  return isBadPair
    ? t("Cette adresse e-mail et ce mot de passe ne vont pas ensemble.")
    : frenchMessage(error);
}

function OpenAccount({ origin }: { origin: string | null }) {
  return (
    <div>
      {t("Pas encore de compte\u202f?")}{" "}
      <Anchor component={Link} to={pages.signUpCredentials.to()} state={originState(origin)}>
        {t("Créer un compte")}
      </Anchor>
    </div>
  );
}

/**
 * E-mail and password, or a passkey alone. The page around it sees the session change; `origin` is the page
 * that the sign-up leads back to.
 */
export function SignInForm({ origin }: { origin: string | null }) {
  const adoptSession = useAdoptSession();
  const [isHalfway, setHalfway] = useState(false);
  const form = useSchemaForm<Login>(loginSchema, { email: "", password: "" });

  const signIn = useSubmit(
    form,
    (call, values) => call(accountCalls.logIn, { body: loginSchema.parse(values) }),
    {
      after: adoptSession,
      refused: (error) => {
        const isFirstOfTwo = isRefusal(error, "SECOND_FACTOR_NEEDED");
        if (isFirstOfTwo) setHalfway(true);
        return isFirstOfTwo;
      },
      explain,
    },
  );

  if (isHalfway) return <SecondFactorForm onAbandon={() => setHalfway(false)} />;
  return (
    <Stack gap="xl">
      <CheckedForm
        {...signIn}
        submitLabel={t("Se connecter")}
        beside={
          <Anchor component={Link} to={pages.resetPassword.to()}>
            {t("Mot de passe oublié\u202f?")}
          </Anchor>
        }
      >
        <EmailField {...fieldOf(form, "email")} autoComplete="username" />
        <KnownPasswordField {...fieldOf(form, "password")} />
      </CheckedForm>
      <Divider label={t("ou")} />
      <div>
        <PasskeyButton
          request={(call) => call(signInCalls.startPasskeyLogin, {})}
          prove={(call, passkey) => call(signInCalls.logInWithPasskey, { body: { passkey } })}
          after={adoptSession}
        />
      </div>
      <OpenAccount origin={origin} />
    </Stack>
  );
}
