import * as z from "zod";
import { cleanText, firstFault, messages } from "../shared/index.ts";
import { siretFault } from "./siren.ts";

/** §3: the legal forms. */
export const juridictions = [
  "SARL",
  "SA",
  "SAS",
  "SCOP",
  "SCIC",
  "EPCI",
  "Collectivité",
  "ASSOCIATION",
  "OTHER",
] as const;
export const juridictionSchema = z.enum(juridictions, { error: messages.choice });
export type Juridiction = z.infer<typeof juridictionSchema>;

export const juridictionLabels: Record<Juridiction, string> = {
  SARL: "SARL",
  SA: "SA",
  SAS: "SAS",
  SCOP: "SCOP",
  SCIC: "SCIC",
  EPCI: "EPCI",
  Collectivité: "Collectivité",
  ASSOCIATION: "Association",
  OTHER: "Autre",
};

const withoutSpaces = (text: string): string => text.replace(/\s/g, "");

/** §5: if given, 14 characters ("" when not given). Whether it exists is for `siretWarning`. */
export const siretSchema = cleanText({ max: 30, message: messages.siret })
  .overwrite(withoutSpaces)
  .regex(/^([0-9A-Za-z]{14})?$/, {
    ...firstFault(messages.siret),
    error: ({ input }) => siretFault(String(input)),
  });

/** The number of an association in the national register, W and 9 more ("" when not given). */
export const rnaSchema = cleanText({ max: 20, message: messages.rna })
  .overwrite((text) => withoutSpaces(text).toUpperCase())
  .regex(/^(W[0-9A-Z]{3}[0-9]{6})?$/, firstFault(messages.rna));

export type LegalIdentifierField = "siretId" | "rnaId" | "juridicId";

/** §3: which identifier a legal form carries. */
export function legalIdentifierField(juridiction: Juridiction): LegalIdentifierField {
  if (juridiction === "ASSOCIATION") return "rnaId";
  if (juridiction === "OTHER") return "juridicId";
  return "siretId";
}

const missing: Record<LegalIdentifierField, string> = {
  siretId: messages.siret,
  rnaId: messages.rna,
  juridicId: messages.legalIdentifier,
};

type Identified = { juridiction: Juridiction } & {
  [field in LegalIdentifierField]?: string | null | undefined;
};

/** §5: the identifier of the legal form must not be empty. */
export function legalIdentifierIssue(
  professional: Identified,
): { field: LegalIdentifierField; message: string } | null {
  const field = legalIdentifierField(professional.juridiction);
  return professional[field] ? null : { field, message: missing[field] };
}
