import type { SignatoryInput } from "./schemas.ts";
import { siretWarning } from "./siret-warning.ts";

/**
 * The French VAT number of a structure, "FR44732829320": its key is (12 + 3 × (SIREN mod 97)) mod 97, and the SIREN the first nine
 * digits of its SIRET (structure of French numbers in the Union's register VIES). Null of a person, and where no SIRET is told that may be right.
 */
export function vatNumber(signatory: SignatoryInput | null): string | null {
  if (signatory?.entityType !== "Professionnel") return null;
  const siret = (signatory.siretId ?? signatory.juridicId ?? "").replace(/\s/g, "");
  if (!/^\d{14}$/.test(siret) || siretWarning(siret) !== null) return null;
  const siren = siret.slice(0, 9);
  const key = (12 + 3 * (Number(siren) % 97)) % 97;
  return `FR${String(key).padStart(2, "0")}${siren}`;
}
