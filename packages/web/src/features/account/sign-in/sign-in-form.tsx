import { Anchor, TextInput } from "@mantine/core";
import { paths } from "@mec/api";
import { accountCalls } from "@mec/api/account";
import { type Login, loginSchema } from "@mec/domain/account";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { ApiError, frenchMessage, useClient } from "../../../platform/client.tsx";
import { t } from "../../../platform/i18n.ts";
import { adoptSession } from "../../../platform/session.ts";
import { fieldOf } from "../../../ui/fields/field-props.ts";
import { KnownPasswordField } from "../../../ui/fields/password-field.tsx";
import { useSchemaForm } from "../../../ui/forms/use-schema-form.ts";
import { CheckedForm } from "../../../ui/wizard/checked-form.tsx";
import { originState } from "./use-origin.ts";

function explain(error: unknown): string {
  const isBadPair = error instanceof ApiError && error.message === "BAD_CREDENTIALS";
  return isBadPair
    ? t("Cette adresse e-mail et ce mot de passe ne vont pas ensemble.")
    : frenchMessage(error);
}

/** E-mail and password. The page around it sees the session change; `origin` is where a new account comes back to. */
export function SignInForm({ origin }: { origin: string | null }) {
  const call = useClient();
  const queries = useQueryClient();
  const [failure, setFailure] = useState<string | null>(null);
  const form = useSchemaForm<Login>(loginSchema, { email: "", password: "" });

  async function signIn(values: Login) {
    setFailure(null);
    try {
      adoptSession(queries, await call(accountCalls.logIn, { body: loginSchema.parse(values) }));
    } catch (error) {
      setFailure(explain(error));
    }
  }

  return (
    <CheckedForm
      form={form}
      onValid={signIn}
      submitLabel={t("Se connecter")}
      failure={failure}
      beside={
        <Anchor component={Link} to={paths.resetPassword}>
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
        {t("Pas encore de compte\u202f?")}{" "}
        <Anchor component={Link} to={paths.signUpCredentials} state={originState(origin)}>
          {t("Créer un compte")}
        </Anchor>
      </div>
    </CheckedForm>
  );
}
