import { legalIdentifierField } from "./legal-identifier.ts";
import type { SignatoryInput } from "./schemas.ts";
import { identifierDoubt, siretWarning } from "./siret-warning.ts";
import { areOneBody, haveOneName, numbersOf } from "./structure.ts";

/** Two digits that changed places, or that were mistyped. */
const mostMistyped = 2;

const areNear = (one: string, other: string): boolean =>
  one.length === other.length && [...one].filter((digit, at) => digit !== other[at]).length <= mostMistyped;

/**
 * Whether two structures that their numbers tell apart may be one of which a number was mistyped: both go by one name, or their
 * numbers are near and one of them cannot be right. Who holds both is asked.
 */
export function mayBeOneBody(one: SignatoryInput | null, other: SignatoryInput | null): boolean {
  if (one === null || other === null || areOneBody(one, other)) return false;
  if (haveOneName(one, other)) return true;
  const [own = [], others = []] = [numbersOf(one)?.numbers, numbersOf(other)?.numbers];
  const both = own.findIndex((number, at) => number && others[at]);
  const isNear = both >= 0 && areNear(own[both] ?? "", others[both] ?? "");
  return isNear && (identifierDoubt(one) !== null || identifierDoubt(other) !== null);
}

/** An establishment keeps its own last five digits where they go with the structure's number. */
function siretAt(own: string | null | undefined, bodys: string | null | undefined) {
  const kept = own && bodys ? `${bodys.slice(0, 9)}${own.slice(9)}` : "";
  return kept !== "" && siretWarning(kept) === null ? kept : bodys;
}

/** A signatory of the same structure as it is named elsewhere, by its name, form and numbers: who signs there, and its seat, stay. */
export function withBodyOf(signatory: SignatoryInput, source: SignatoryInput): SignatoryInput {
  if (signatory.entityType !== "Professionnel" || source.entityType !== "Professionnel") return signatory;
  const { socialReason, juridiction, siretId, rnaId, juridicId } = source;
  const isInItsName = signatory.furnitureName === signatory.socialReason;
  return {
    ...signatory,
    ...{ socialReason, juridiction, rnaId, juridicId },
    siretId: siretAt(signatory.siretId, siretId),
    furnitureName: isInItsName ? socialReason : signatory.furnitureName,
  };
}

/** What is said of a structure for a place that may have to be said for its other places too. */
interface Correction {
  /** Whether anything that tells the structure, its name or a number, is another than before. */
  readonly isOther: boolean;
  /** Whether it is the same structure as far as one can tell, better named: its name or its number stays, or nearly. */
  readonly isCorrection: boolean;
}

export function correctionOf(former: SignatoryInput | null, now: SignatoryInput): Correction {
  const isSame = areOneBody(former, now);
  const isNamedSo = former !== null && haveOneName(former, now);
  const areStructures = former?.entityType === "Professionnel" && now.entityType === "Professionnel";
  return {
    isOther: areStructures && !(isSame && isNamedSo),
    isCorrection: isSame || mayBeOneBody(former, now),
  };
}

/** The number of a structure that signs, in the register of its form; "" of a person. */
export const numberOf = (signatory: SignatoryInput): string =>
  signatory.entityType === "Professionnel"
    ? (signatory[legalIdentifierField(signatory.juridiction)] ?? "")
    : "";
