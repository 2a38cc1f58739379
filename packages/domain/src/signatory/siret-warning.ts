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

/** What is doubted of a structure's identifier, told before a contract prints it; null of a person, and of one that may be right. */
export function identifierDoubt(signatory: SignatoryInput | null): string | null {
  if (signatory?.entityType !== "Professionnel") return null;
  const field = legalIdentifierField(signatory.juridiction);
  const value = signatory[field];
  return value ? doubts[field](value) : null;
}
