import * as z from "zod";
import { cleanText, firstFault, messages } from "../shared/index.ts";

/** Who can stand behind a project. */
export const bearerKinds = ["individual", "municipality", "association", "farmer", "company"] as const;
export const bearerKindSchema = z.enum(bearerKinds, { error: messages.choice });
export type BearerKind = z.infer<typeof bearerKindSchema>;

export const bearerKindLabels: Record<BearerKind, string> = {
  individual: "Un habitant",
  municipality: "Une commune ou une collectivité",
  association: "Une association",
  farmer: "Un agriculteur",
  company: "Une entreprise",
};

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

/** "Commune de Langouet", or what the person is when no name is told. */
export const bearerName = ({ kind, name }: Bearer): string => name ?? bearerKindLabels[kind];

/** A month, YYYY-MM: nobody knows the day on which an operation will start. */
export const expectedStartSchema = z
  .string({ error: messages.date })
  .regex(/^20\d{2}-(0[1-9]|1[0-2])$/, firstFault(messages.date));

const monthFormat = new Intl.DateTimeFormat("fr-FR", { month: "long", year: "numeric", timeZone: "UTC" });

/** "2027-07" → "juillet 2027" */
export const monthText = (month: string): string => monthFormat.format(new Date(`${month}-01T00:00:00Z`));
