import * as z from "zod";
import {
  cleanText,
  DomainError,
  dateSchema,
  dayInParis,
  formatNumber,
  messages,
  uuidSchema,
} from "../shared/index.ts";
import { earlyDayIssue } from "../signatory/index.ts";

/** More than any project has. */
const maxProductionPoints = 1000;

/**
 * What becomes of the electricity that a production point injects and nobody takes up: somebody buys it, or it is given
 * to the network for its losses (code de l'énergie, art. D315-10).
 */
export const surplusSchema = z.discriminatedUnion(
  "kind",
  [
    z.strictObject({ kind: z.literal("buyer"), buyer: cleanText({ min: 1, max: 100 }) }),
    z.strictObject({ kind: z.literal("losses") }),
  ],
  { error: messages.choice },
);
export type Surplus = z.infer<typeof surplusSchema>;

/** What the annex needs and no other form asks. What is not given shows as "à compléter". */
export const annexeDetailsSchema = z.strictObject({
  /** When the operation wishes to start; null when not said. */
  startDate: dateSchema.nullable(),
  /** The minister's decision that allows more than 2 km; "" when not given, and not needed up to 2 km. */
  derogation: cleanText({ max: 100 }),
  /** By production point; points of which nothing was said are absent. */
  surplus: z
    .record(uuidSchema, surplusSchema, { error: messages.identifier })
    .refine((said) => Object.keys(said).length <= maxProductionPoints, { error: messages.tooManySurpluses }),
});
export type AnnexeDetails = z.infer<typeof annexeDetailsSchema>;

export const emptyAnnexeDetails: AnnexeDetails = { startDate: null, derogation: "", surplus: {} };

/** The days on which the operation was declared to the grid operator, and its agreement signed; null takes one back. */
export const declarationSchema = z.strictObject({
  declaredOn: dateSchema.nullable(),
  /** As it was where a page of the former release does not say it. */
  conventionOn: dateSchema.nullable().optional(),
});

/** Why nobody may say that he declared it on this day; null when he may. */
export function declaredOnIssue(day: string, now: Date): DomainError | null {
  if (day > dayInParis(now))
    return new DomainError("DECLARED_IN_FUTURE", "Indiquez aujourd’hui ou un jour passé.");
  const early = earlyDayIssue(day);
  return early === null ? null : new DomainError("DAY_TOO_EARLY", early);
}

/** Beyond 2 km a perimeter needs the minister's decision (arrêté du 21 novembre 2019 modifié). */
export const needsDerogation = (perimeterKm: number): boolean => perimeterKm > 2;

/** kW: over this, the network need not take a surplus for its losses (art. D315-10). */
export const mostPowerForLosses = 3;

/**
 * What is doubtful about giving a surplus to the network, to be shown and never refused.
 * @param power kWc; null when unknown.
 * @returns null when there is nothing to say.
 */
export function lossesWarning(power: number | null): string | null {
  if (power === null || power <= mostPowerForLosses) return null;
  return `La cession gratuite aux pertes du réseau est prévue jusqu’à ${mostPowerForLosses}\u00a0kW (code de l’énergie, art.\u00a0D.\u00a0315-10)\u00a0; cette installation en compte ${formatNumber(power)}. Vérifiez-le avec le gestionnaire de réseau.`;
}
