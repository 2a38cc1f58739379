import { accountCalls } from "@mec/api/account";
import { signUpSchema } from "@mec/domain/account";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useClient } from "../../../platform/client.tsx";
import { t } from "../../../platform/i18n.ts";
import { notify } from "../../../platform/notify.tsx";
import { adoptSession } from "../../../platform/session.ts";
import { showServerIssues, useSchemaForm } from "../../../ui/forms/use-schema-form.ts";
import { useSignUpDraft, useSignUpPassword } from "./sign-up-draft.ts";

/** The second page's form, and the call that creates the account with what both pages asked. */
export function useSignUp() {
  const call = useClient();
  const queries = useQueryClient();
  const [draft, update, discard] = useSignUpDraft();
  const [password] = useSignUpPassword();
  const [failure, setFailure] = useState<unknown>(null);
  const form = useSchemaForm(
    signUpSchema,
    { ...draft, password, cgus: false },
    ({ firstName, lastName, phoneNumber }) => update({ firstName, lastName, phoneNumber }),
  );

  async function signUp(values: typeof form.values) {
    setFailure(null);
    try {
      const user = await call(accountCalls.signUp, { body: signUpSchema.parse(values) });
      adoptSession(queries, user);
      discard();
      notify({
        title: t("Bienvenue, {{name}}\u202f!", { name: user.firstName }),
        message: t("Confirmez votre adresse e-mail avec le lien que nous venons de vous envoyer."),
        color: "green",
      });
    } catch (error) {
      if (!showServerIssues(form, error)) setFailure(error);
    }
  }

  return { form, failure, signUp };
}
