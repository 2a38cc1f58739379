import * as z from "zod";
import { messages, personNameSchema } from "../shared/index.ts";

/** A word or a sign between two first names: "Claire et Paul", "Claire & Paul", "Claire/Paul", "Claire, Paul". */
const between = /\p{L}\s*(?:\s(?:et|ou)\s|[&/,+])\s*\p{L}/iu;

/** Whether a first name is of two people. */
export const namesTwo = (firstName: string): boolean => between.test(firstName);

/** Why it is refused, and what to do: documents are made out to who signs them, and bind nobody else. */
export const twoPeopleText =
  "Une seule personne signe\u00a0: indiquez le prénom d’un seul de vous, avec son nom, sa date de naissance et son adresse e-mail. Chacun ne signe que pour lui-même, et qui signe s’engage seul.";

/** The first name of who signs: one person's. */
export const signingFirstNameSchema = z
  .string({ error: messages.personName })
  .refine((firstName) => !namesTwo(firstName), { error: twoPeopleText, abort: true })
  .pipe(personNameSchema);
