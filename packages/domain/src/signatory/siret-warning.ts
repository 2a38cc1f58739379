import { messages } from "../shared/index.ts";
import { type LegalIdentifierField, legalIdentifierField } from "./legal-identifier.ts";
import type { SignatoryInput } from "./schemas.ts";
import { passesLuhn, siretFault } from "./siren.ts";

const LA_POSTE_SIREN = "356000000";

/** La Poste has more establishments than Luhn numbers: theirs have a sum of digits that is a multiple of 5. */
function passesLaPoste(digits: string): boolean {
  const sum = [...digits].reduce((total, character) => total + Number(character), 0);
  return digits.startsWith(LA_POSTE_SIREN) && sum % 5 === 0;
}

/** A doubt about a SIRET to show beside it, or null: §5 asks for 14 characters only, so this never refuses. */
export function siretWarning(siret: string): string | null {
  const digits = siret.replace(/\s/g, "");
  if (digits === "") return null;
  if (/^\d+$/.test(digits) && digits.length !== 14) return siretFault(digits);
  const exists = /^\d{14}$/.test(digits) && (passesLuhn(digits) || passesLaPoste(digits));
  return exists ? null : messages.siretDoubtful;
}

/**
 * Why 14 digits that are typed are refused: their check digit says that one of them is wrong. What was saved so before stays, and is
 * doubted as ever; letters, which another register's number may have, are doubted alone.
 */
export function siretIssue(typed: string, saved = ""): string | null {
  const digits = typed.replace(/\s/g, "");
  if (!/^\d{14}$/.test(digits) || digits === saved.replace(/\s/g, "")) return null;
  return siretWarning(digits) === null ? null : messages.siretWrong;
}

/** The same of an identifier that may be another register's: digits alone are read as a SIRET, and nothing else is doubted. */
export function identifierWarning(identifier: string): string | null {
  const digits = identifier.replace(/\s/g, "");
  return /^\d+$/.test(digits) ? siretWarning(digits) : null;
}

const doubts: Record<LegalIdentifierField, (identifier: string) => string | null> = {
  siretId: siretWarning,
  rnaId: () => null,
  juridicId: identifierWarning,
};

/** The identifier of a structure's legal form; "" of a person. */
export const identifierOf = (signatory: SignatoryInput | null): string =>
  signatory?.entityType === "Professionnel"
    ? (signatory[legalIdentifierField(signatory.juridiction)] ?? "")
    : "";

/** What is doubted of a structure's identifier, told before a contract prints it; null of a person, and of one that may be right. */
export function identifierDoubt(signatory: SignatoryInput | null): string | null {
  if (signatory?.entityType !== "Professionnel") return null;
  const value = identifierOf(signatory);
  return value ? doubts[legalIdentifierField(signatory.juridiction)](value) : null;
}
