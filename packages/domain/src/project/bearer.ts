import * as z from "zod";
import { cleanText, firstFault, messages } from "../shared/index.ts";
import { bearerKinds } from "./bearer-words.ts";

export const bearerKindSchema = z.enum(bearerKinds, { error: messages.choice });

const nameMessage = "Le nom doit avoir de 2 à 80 caractères.";
const nameSchema = cleanText({ min: 2, max: 80, message: nameMessage });

/**
 * Who stands behind a project, as its owner chose to tell the public: a body by its name, a private person by hers only
 * when she wrote it herself, and `null` for a person who would rather not.
 */
export const bearerSchema = z
  .strictObject({ kind: bearerKindSchema, name: nameSchema.nullable() })
  .refine(({ kind, name }) => kind === "individual" || name !== null, {
    path: ["name"],
    error: nameMessage,
  });
export type Bearer = z.infer<typeof bearerSchema>;

/** A month, YYYY-MM: nobody knows the day on which an operation will start. */
export const expectedStartSchema = z
  .string({ error: messages.date })
  .regex(/^20\d{2}-(0[1-9]|1[0-2])$/, firstFault(messages.date));
