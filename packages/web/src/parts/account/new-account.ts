import { signUpSchema } from "@mec/domain/account";
import * as z from "zod";
import type { AccountForm } from "./account-fields.tsx";
import { withOwnWordsRule } from "./password-rules.ts";
import type { PersonForm } from "./person-fields.tsx";

/** The account that a visitor opens by sending his answers, as typed. */
export type NewAccountForm = PersonForm & AccountForm;

/** For a form that also holds the other answers of a step: these are not judged here. */
export const newAccountSchema = withOwnWordsRule(
  z.object(
    signUpSchema.pick({ firstName: true, lastName: true, email: true, password: true, cgus: true }).shape,
  ),
);

/** Separates the answers of a step from the account asked on the same page: the password is kept in no draft. */
export function parted<A>(values: A & NewAccountForm): { answers: A; account: NewAccountForm } {
  const { firstName, lastName, email, password, cgus, ...answers } = values;
  return { answers: answers as A, account: { firstName, lastName, email, password, cgus } };
}
