import { Anchor, TextInput } from "@mantine/core";
import { pages } from "@mec/api";
import { accountCalls, signInCalls, type UsedPasskey } from "@mec/api/account";
import { type Login, loginSchema } from "@mec/domain/account";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { KnownPasswordField } from "../../../parts/account/password-field.tsx";
import { frenchMessage, isRefusal, useClient } from "../../../platform/client.tsx";
import { t } from "../../../platform/i18n.ts";
import { adoptSession } from "../../../platform/session.ts";
import { fieldOf } from "../../../ui/fields/field-props.ts";
import { useSchemaForm } from "../../../ui/forms/use-schema-form.ts";
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

/** E-mail and password, or a passkey alone. The page around it sees the session change; `origin` is where a new account comes back to. */
export function SignInForm({ origin }: { origin: string | null }) {
  const call = useClient();
  const queries = useQueryClient();
  const [failure, setFailure] = useState<string | null>(null);
  const [isHalfway, setHalfway] = useState(false);
  const form = useSchemaForm<Login>(loginSchema, { email: "", password: "" });

  async function signIn(values: Login) {
    setFailure(null);
    try {
      adoptSession(queries, await call(accountCalls.logIn, { body: loginSchema.parse(values) }));
    } catch (error) {
      if (isRefusal(error, "SECOND_FACTOR_NEEDED")) setHalfway(true);
      else setFailure(explain(error));
    }
  }

  async function signInWithPasskey(passkey: UsedPasskey) {
    adoptSession(queries, await call(signInCalls.logInWithPasskey, { body: { passkey } }));
  }

  if (isHalfway) return <SecondFactorForm onAbandon={() => setHalfway(false)} />;
  return (
    <CheckedForm
      form={form}
      onValid={signIn}
      submitLabel={t("Se connecter")}
      failure={failure}
      beside={
        <Anchor component={Link} to={pages.resetPassword.to()}>
          {t("Mot de passe oublié\u202f?")}
        </Anchor>
      }
    >
      <TextInput
        {...fieldOf(form, "email")}
        label={t("Adresse e-mail")}
        type="email"
        inputMode="email"
        autoComplete="username"
      />
      <KnownPasswordField {...fieldOf(form, "password")} />
      <div>
        <PasskeyButton
          request={() => call(signInCalls.startPasskeyLogin, {})}
          onSigned={signInWithPasskey}
          onFailure={setFailure}
        />
      </div>
      <div>
        {t("Pas encore de compte\u202f?")}{" "}
        <Anchor component={Link} to={pages.signUpCredentials.to()} state={originState(origin)}>
          {t("Créer un compte")}
        </Anchor>
      </div>
    </CheckedForm>
  );
}
