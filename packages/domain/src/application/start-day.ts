import { type ContractToEnd, firstDayAfter, mostDaysToStart } from "../point/contract-to-end.ts";
import { addDays, DomainError, dayInParis, formatDate } from "../shared/index.ts";
import { leavesOn } from "./departure.ts";
import { type Starts, suppliedSinceText, supplyDay, supplyLaterText } from "./later-sale.ts";
import { noticeRuns } from "./owner-notice.ts";
import type { Departure } from "./schemas.ts";

interface Known {
  /** The day of the last signature, of who signed here. */
  readonly signedOn?: string | undefined;
  /** Of a plant whose purchase contract ends, its last day. */
  readonly contractEndsOn?: string | null | undefined;
  /** Of who asked to leave, or whose participation its owner ends. */
  readonly departure?: Leaving | null | undefined;
  readonly now: Date;
}

type Leaving = Pick<Departure, "leavingOn" | "settledFor" | "isOwners">;

/** Whether somebody who has signed all may be said to share at all: not once his owner has ended his participation by a notice, which he gives up first. */
export const mayStart = (departure: Leaving | null | undefined): boolean => departure?.isOwners !== true;

/** Nobody begins on the day on which he leaves, or later: he would read two things, and be called for what he never gets. */
export function leaverStartIssue(startsOn: string, departure: Leaving): DomainError | null {
  const day = leavesOn(departure);
  if (!mayStart(departure)) return noticeRuns(day);
  if (startsOn < day) return null;
  return new DomainError(
    "START_DAY_INVALID",
    `Un départ est prévu le ${formatDate(day)}\u00a0: le partage commence avant ce jour, ou pas du tout.`,
  );
}

/** Why a participant may not be said to share from that day; null when he may. */
export function startDayIssue(
  startsOn: string,
  { signedOn, contractEndsOn, departure, now }: Known,
): DomainError | null {
  const leaving = departure ? leaverStartIssue(startsOn, departure) : null;
  if (leaving) return leaving;
  const today = dayInParis(now);
  if (startsOn < addDays(today, -mostDaysToStart) || startsOn > addDays(today, mostDaysToStart))
    return new DomainError(
      "START_DAY_INVALID",
      "Vérifiez l’année\u00a0: le partage commence à moins d’un an d’aujourd’hui.",
    );
  if (contractEndsOn && startsOn < firstDayAfter(contractEndsOn))
    return new DomainError(
      "START_DAY_INVALID",
      `Le contrat d’achat de l’installation prend fin le ${formatDate(contractEndsOn)}\u00a0: le partage ne commence qu’ensuite.`,
    );
  if (signedOn === undefined || startsOn >= signedOn) return null;
  return new DomainError(
    "START_DAY_INVALID",
    `Le dernier document a été signé le ${formatDate(signedOn)}\u00a0: le partage ne commence pas avant.`,
  );
}

/** Of a plant whose contract is said to run, as nobody told its end: its owner may know that it has ended. */
export const runningContractText =
  "Son contrat d’achat, d’avant le 9\u00a0octobre 2021, doit prendre fin avant\u00a0: le producteur l’indique dans son installation.";

/** The same of the owner's own plant, which shares from the first day on which anybody does, and what he does about it. */
export const ownContractText = (name: string, toEnd: Exclude<ContractToEnd, "unknown">): string =>
  toEnd === "older"
    ? `Le contrat d’achat de votre installation ${name}, d’avant le 9\u00a0octobre 2021, doit prendre fin avant. Confirmez qu’il aura pris fin.`
    : `Le contrat d’achat de votre installation ${name} prend fin le ${formatDate(toEnd.endsOn)}. Confirmez que vous la laissez hors du partage jusque-là.`;

/**
 * The day that the owner is offered, as the annex says it, where it is about now; of a plant whose purchase contract ends later, the
 * day after that. None where nothing is known, or it may be none.
 */
export function usualStartDay(annexeDay: string | null, known: Known): string {
  const today = dayInParis(known.now);
  const { contractEndsOn } = known;
  const told = annexeDay !== null && annexeDay >= addDays(today, -31) ? [annexeDay] : [];
  const free = contractEndsOn && contractEndsOn >= today ? [firstDayAfter(contractEndsOn)] : [];
  const [day] = [...told, ...free].toSorted().toReversed();
  return day !== undefined && startDayIssue(day, known) === null ? day : "";
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
