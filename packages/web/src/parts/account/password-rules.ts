import { type PasswordOwner, saysOwnWords } from "@mec/domain/account";
import { messages } from "@mec/domain/shared";
import type * as z from "zod";

/** What a new password must contain, one rule at a time; together they are the domain's `passwordSchema`. */
export const passwordRules = [
  { text: "8 caractères au moins", isMet: (password: string) => password.length >= 8 },
  { text: "une minuscule", isMet: (password: string) => /\p{Ll}/u.test(password) },
  { text: "une majuscule", isMet: (password: string) => /\p{Lu}/u.test(password) },
  { text: "un chiffre", isMet: (password: string) => /\d/.test(password) },
  {
    text: "un caractère spécial (! ? - _ @…)",
    isMet: (password: string) => /[^\p{L}\p{M}\p{N}\s]/u.test(password),
  },
] as const;

/** The rule that depends on what is known of the person: no name of hers in the password. */
export const ownWordsRule = "sans votre nom, votre e-mail ni le nom du site";

type Choosing = Partial<PasswordOwner> & { password: string };

/** The schema of a form that asks for a password, with the rule that the server would only tell at the end. */
export const withOwnWordsRule = <S extends z.ZodType<Choosing>>(schema: S): S =>
  schema.refine(
    ({ password, firstName = "", lastName = "", email = "" }) =>
      !saysOwnWords(password, { firstName, lastName, email }),
    { path: ["password"], error: messages.ownWordsInPassword },
  );
