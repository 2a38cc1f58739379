import { addDays, DomainError, dayInParis, formatDate } from "../shared/index.ts";
import { type Starts, suppliedSinceText, supplyDay, supplyLaterText } from "./later-sale.ts";

/** How far from today a start may be told: another year is a slip of the pen. */
const mostDays = 365;

interface Known {
  /** The day of the last signature, of who signed here. */
  readonly signedOn?: string | undefined;
  readonly now: Date;
}

/** Why a participant may not be said to share from that day; null when he may. */
export function startDayIssue(startsOn: string, { signedOn, now }: Known): DomainError | null {
  const today = dayInParis(now);
  if (startsOn < addDays(today, -mostDays) || startsOn > addDays(today, mostDays))
    return new DomainError(
      "START_DAY_INVALID",
      "Vérifiez l’année\u00a0: le partage commence à moins d’un an d’aujourd’hui.",
    );
  if (signedOn === undefined || startsOn >= signedOn) return null;
  return new DomainError(
    "START_DAY_INVALID",
    `Le dernier document a été signé le ${formatDate(signedOn)}\u00a0: le partage ne commence pas avant.`,
  );
}

/** The day that the owner is offered, as the annex says it, where it is about now; none where nothing is known. */
export function usualStartDay(annexeDay: string | null, now: Date): string {
  const today = dayInParis(now);
  return annexeDay !== null && annexeDay >= addDays(today, -31) && annexeDay <= addDays(today, mostDays)
    ? annexeDay
    : "";
}

/** A participation with the day that the grid operator confirmed, which steps of a former release do not tell. */
export interface Started extends Starts {
  readonly startsOn?: string | undefined;
}

/** When local electricity is first his, and by what it is; null where nothing says a day. */
export function firstDayText({ startsOn, ...starts }: Started, today: string): string | null {
  const later = supplyDay(starts) ?? starts.saleStartsOn;
  if (startsOn !== undefined && (later === undefined || startsOn >= later))
    return startsOn > today
      ? `L’électricité locale commence pour vous le ${formatDate(startsOn)}, jour que le gestionnaire de réseau a confirmé.`
      : `Vous consommez de l’électricité locale depuis le ${formatDate(startsOn)}, jour que le gestionnaire de réseau a confirmé.`;
  const supplied = supplyDay(starts);
  if (supplied !== undefined)
    return supplied > today ? supplyLaterText(supplied) : suppliedSinceText(supplied);
  return starts.saleStartsOn === undefined
    ? null
    : `À partir du ${formatDate(starts.saleStartsOn)}, jour où votre contrat de vente prend effet, l’électricité locale que vous consommez vous est vendue par lui.`;
}
