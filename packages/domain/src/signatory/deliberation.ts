import type { SignatoryInput } from "./schemas.ts";
import { areOneBody, deliberationText, isPublicBody, lacksDeliberation } from "./structure.ts";

/** A place or a plant by who signs for it. */
interface SignedPoint {
  readonly signatory: SignatoryInput;
}

interface BodysDeliberation<P extends SignedPoint> {
  /** Where the body tells its délibération: at the point itself, else at the first of the others that does; null where none does. */
  readonly told: P | null;
  /** Its points that tell none. */
  readonly lacking: readonly P[];
}

/** What the public body of a point tells of its délibération, at that point and at those of the others that are its own. */
export function bodysDeliberation<P extends SignedPoint>(
  point: P,
  others: readonly P[],
): BodysDeliberation<P> {
  if (!isPublicBody(point.signatory)) return { told: null, lacking: [] };
  const own = [point, ...others.filter(({ signatory }) => areOneBody(point.signatory, signatory))];
  return {
    told: own.find(({ signatory }) => deliberationText(signatory) !== "") ?? null,
    lacking: own.filter(({ signatory }) => lacksDeliberation(signatory)),
  };
}

/** A signatory with the délibération that another place or plant of the same body tells: who signs there stays. */
export const withDeliberation = (signatory: SignatoryInput, other: SignatoryInput): SignatoryInput =>
  signatory.entityType === "Professionnel" && other.entityType === "Professionnel"
    ? {
        ...signatory,
        deliberationNumber: other.deliberationNumber,
        deliberationDate: other.deliberationDate,
      }
    : signatory;
