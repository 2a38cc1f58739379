import { DomainError, dayInParis, formatDate } from "../shared/index.ts";
import { saleEndsBy } from "./departure.ts";
import type { Departure } from "./schemas.ts";

type Asked = Pick<Departure, "leavingOn" | "noticeEndsOn" | "movesOut">;

/**
 * The last day for which an owner may settle a departure: the one that was asked for or, where contracts bind beyond it, the end
 * of their notice. Nobody is kept longer than he asked and signed for.
 * @param contractsEndOn of a producer, when the longest notice of his contracts has run, written on the day of his request
 */
export function lastSettlingDay(asked: Asked, contractsEndOn: string | null = null): string {
  const own = saleEndsBy(asked);
  return contractsEndOn !== null && contractsEndOn > own ? contractsEndOn : own;
}

/** Whether the day has come for which a departure was settled: who leaves on it has left, whether the platform ran or not. */
export const hasCome = ({ settledFor }: Pick<Departure, "settledFor">, now: Date): boolean =>
  settledFor !== undefined && settledFor <= dayInParis(now);

/** The refusal of who would move or give up a day that has come. */
export const dayHasCome = (): DomainError =>
  new DomainError(
    "INVALID_TRANSITION",
    "Le jour de ce départ est arrivé\u00a0: ce participant quitte le projet, ce jour ne se change plus.",
  );

/** Why an owner may not settle a departure ahead for this day; null when he may. */
export function settlingIssue(
  day: string,
  { last, now }: { readonly last: string; readonly now: Date },
): DomainError | null {
  if (day <= dayInParis(now))
    return new DomainError(
      "DEPARTURE_IN_THE_PAST",
      "Choisissez un jour à venir\u00a0; pour un départ immédiat, choisissez aujourd’hui.",
    );
  if (day > last)
    return new DomainError(
      "DEPARTURE_TOO_LATE",
      `Choisissez un jour jusqu’au ${formatDate(last)}\u00a0: rien n’engage cette personne à rester au-delà.`,
    );
  return null;
}
