import * as z from "zod";
import { useSchemaForm } from "../../ui/forms/use-schema-form.ts";
import { type NewAccountForm, newAccountSchema, parted } from "./new-account.ts";
import { useSignUpDraft, useSignUpPassword } from "./sign-up-draft.ts";

/**
 * The form of a step that may also ask for an account: both are judged together. What is typed of the account is kept
 * in the sign-up's draft.
 */
export function useLastStep<A extends Record<string, unknown>>(
  schema: z.ZodType,
  initial: A,
  { asksAccount, onTyped }: { asksAccount: boolean; onTyped?: ((answers: A) => void) | undefined },
) {
  const [{ firstName, lastName, email }, update] = useSignUpDraft();
  const [password, keepPassword] = useSignUpPassword();
  return useSchemaForm<A & NewAccountForm>(
    asksAccount ? z.intersection(schema, newAccountSchema) : schema,
    { ...initial, firstName, lastName, email, password, cgus: false },
    (values) => {
      const { answers, account } = parted(values);
      onTyped?.(answers);
      if (!asksAccount) return;
      update({ firstName: account.firstName, lastName: account.lastName, email: account.email });
      keepPassword(account.password);
    },
  );
}
