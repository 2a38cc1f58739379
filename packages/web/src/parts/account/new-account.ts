import { signUpSchema } from "@mec/domain/account";
import * as z from "zod";
import type { AccountForm } from "./account-fields.tsx";
import { withOwnWordsRule } from "./password-rules.ts";
import type { PersonForm } from "./person-fields.tsx";

/** The account that a visitor opens by sending his answers, as typed. */
export type NewAccountForm = PersonForm & AccountForm;

/** Beside other answers of the same step, which it leaves alone. */
export const newAccountSchema = withOwnWordsRule(
  z.object(
    signUpSchema.pick({ firstName: true, lastName: true, email: true, password: true, cgus: true }).shape,
  ),
);

/** What a step asked, apart from the account that it asked for: the password goes into no draft. */
export function parted<A>(values: A & NewAccountForm): { answers: A; account: NewAccountForm } {
  const { firstName, lastName, email, password, cgus, ...answers } = values;
  return { answers: answers as A, account: { firstName, lastName, email, password, cgus } };
}
