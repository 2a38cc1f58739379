import { accountCalls } from "@mec/api/account";
import { signUpSchema } from "@mec/domain/account";
import type { ReactNode } from "react";
import { withOwnWordsRule } from "../../../parts/account/password-rules.ts";
import { useSignUpDraft, useSignUpPassword } from "../../../parts/account/sign-up-draft.ts";
import { useAdoptSession } from "../../../platform/session.ts";
import { useSchemaForm } from "../../../ui/forms/use-schema-form.ts";
import { useSubmit } from "../../../ui/forms/use-submit.ts";
import { welcome } from "./welcome.ts";

const askedSchema = withOwnWordsRule(signUpSchema);

/** The second page's form, and the call that creates the account with what both pages asked. */
export function useSignUp(explain: (failure: unknown) => ReactNode) {
  const adoptSession = useAdoptSession();
  const [draft, update, discard] = useSignUpDraft();
  const [password] = useSignUpPassword();
  const form = useSchemaForm(
    askedSchema,
    { ...draft, password, cgus: false },
    ({ firstName, lastName, phoneNumber }) => update({ firstName, lastName, phoneNumber }),
  );

  return useSubmit(form, (call, values) => call(accountCalls.signUp, { body: signUpSchema.parse(values) }), {
    after: (user) => {
      adoptSession(user);
      discard();
      welcome(user);
    },
    explain,
  });
}
