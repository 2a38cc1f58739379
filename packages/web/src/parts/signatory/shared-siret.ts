import type { Signatory } from "@mec/domain/signatory";
import { t } from "../../platform/i18n.ts";
import { withoutSpaces } from "../../ui/fields/digits.ts";

/** Another of the person's places, and who signs for it. */
export interface SignedPlace {
  readonly place: string;
  readonly signatory: Signatory;
}

/** What a signatory's form is told beside its own place. */
export interface Beside {
  /** Another of the person's places, whose SIRET may have been taken over. */
  otherPlace?: SignedPlace | null | undefined;
  /** The day on which the place's price was proposed, which a délibération names. */
  pricedOn?: string | null | undefined;
}

/** That this SIRET is the other place's: a SIRET is an establishment's, and one of its own has its own; null where it is another. */
export function sharedSiretText(siret: string, other: SignedPlace | null | undefined): string | null {
  if (other?.signatory.entityType !== "Professionnel") return null;
  const theirs = other.signatory.siretId;
  if (!theirs || withoutSpaces(siret) !== theirs) return null;
  return t(
    "C’est le SIRET de «\u00a0{{place}}\u00a0». Un établissement à part, souvent le cas d’une école, a le sien\u00a0: mêmes 9\u00a0premiers chiffres, 5\u00a0derniers différents.",
    { place: other.place },
  );
}
