import { describe, expect, it } from "vitest";
import * as z from "zod";
import { frenchIssue, issueCodeOf } from "./issue-words.ts";
import * as messages from "./messages.ts";

const found = (schema: z.ZodType, value: unknown) =>
  schema
    .safeParse(value, { error: frenchIssue })
    .error?.issues.map((issue) => [issueCodeOf(issue, value !== undefined), issue.message]);

describe("what a schema finds without words of its own", () => {
  it.each<[z.ZodType, unknown, string, string]>([
    [z.string(), undefined, "REQUIRED", "Ce champ est obligatoire."],
    [z.string(), 3, "WRONG_TYPE", "Indiquez un texte."],
    [z.boolean(), "oui", "WRONG_TYPE", "Veuillez répondre par oui ou par non."],
    [z.array(z.string()), {}, "WRONG_TYPE", "Une liste est attendue ici."],
    [z.object({}), [], "WRONG_TYPE", "Un ensemble de champs est attendu ici."],
    [z.int(), 1.5, "WRONG_TYPE", "Indiquez un nombre entier, sans virgule ni point."],
    [z.string().min(3), "ab", "TOO_SMALL", messages.tooShort(3)],
    [z.string().max(3), "abcd", "TOO_LARGE", messages.tooLong(3)],
    [z.number().min(3), 2, "TOO_SMALL", "Ce nombre est trop petit (3 au moins)."],
    [z.array(z.string()).max(1), ["a", "b"], "TOO_LARGE", "Il en faut 1 au plus."],
    [z.uuid(), "x", "WRONG_FORMAT", "Cet identifiant n’est pas valide."],
    [z.enum(["a"]), "b", "NOT_A_CHOICE", "Veuillez choisir une des réponses proposées."],
    [z.union([z.string(), z.boolean()]), 1, "NOT_A_CHOICE", "Veuillez choisir une des réponses proposées."],
    [z.strictObject({}), { x: 1 }, "UNKNOWN_FIELD", "Ce champ n’existe pas ici."],
    [z.string().refine(() => false), "x", "REFUSED", "Cette valeur n’est pas valide."],
    [z.number().multipleOf(5), 3, "NOT_A_MULTIPLE", "Ce nombre doit être un multiple de 5."],
  ])("%# is named in French, beside a code", (schema, value, code, message) => {
    expect(found(schema, value)).toEqual([[code, message]]);
  });
});
