import type { DocumentKind, SignerRole } from "../document/kinds.ts";
import { addDays, dayInParis, formatDate, isWorkingDay } from "../shared/index.ts";
import type { SignatoryInput } from "../signatory/index.ts";

// The right to retract what was signed at a distance: code de la consommation, articles L221-18 to L221-25. Whom it binds,
// from which day it runs and until when is said here and nowhere else.

/** Counted from the day after the last signature. */
export const retractionDays = 14;

/** From when the days run, as the documents, the page where one signs and the function itself say it. */
export const retractionSpan = `les ${retractionDays}\u00a0jours qui suivent la dernière signature`;

/** Who signs for himself. The law gives nothing to who signs for a business or a body, and our documents do not either. */
export const mayRetract = ({ entityType }: Pick<SignatoryInput, "entityType">): boolean =>
  entityType !== "Professionnel";

/**
 * The last day (YYYY-MM-DD, in Paris) on which what was signed last at this moment may be retracted: the day of the
 * signature is not counted, and a period that would end on a Saturday, a Sunday or a holiday goes on to the next working
 * day (article L221-19).
 */
export function retractionUntil(lastSignedAt: Date): string {
  let day = addDays(dayInParis(lastSignedAt), retractionDays);
  while (!isWorkingDay(day)) day = addDays(day, 1);
  return day;
}

/** How the days are counted, of which only the last is named elsewhere. */
const retractionCounting = `${retractionDays}\u00a0jours comptés à partir du lendemain de la dernière signature\u00a0; s’ils finissent un samedi, un dimanche ou un jour férié, jusqu’au jour ouvré suivant`;

/** Until when he may retract, where, and how that is counted; without a day as long as somebody has still to sign. */
export const mayRetractText = (until: string | null): string =>
  until === null
    ? `Vous pouvez vous rétracter dans ${retractionSpan}, sans motif ni frais, sur la page de votre candidature.`
    : `Vous pouvez vous rétracter jusqu’au ${formatDate(until)} inclus, sans motif ni frais, sur la page de votre candidature (${retractionCounting}).`;

/** Whether there is still time; a null `until` has not begun to run, as somebody has still to sign. */
export const isRetractable = (until: string | null, now: Date): boolean =>
  until === null || dayInParis(now) <= until;

interface Signed {
  readonly kind: DocumentKind;
  readonly role: SignerRole;
  /** Whom the document is about, as it names him. */
  readonly participant: Pick<SignatoryInput, "entityType"> | null;
}

/** Whether who signs this is asked if his supply may begin before his days end: who buys for himself, by a contract of sale. */
export const mayAskEarlySupply = ({ kind, role, participant }: Signed): boolean =>
  kind === "salesContract" && role === "participant" && participant !== null && mayRetract(participant);

/** His express request (article L221-25), as he is shown it and as it is kept with his signature. */
export const earlySupplyText = `Je demande que la fourniture commence avant la fin de mon délai de rétractation de ${retractionDays}\u00a0jours. Si je me rétracte ensuite, je paierai l’électricité fournie jusque-là.`;

/** The first day on which who did not ask for it may be supplied; null as long as his days have not begun to run. */
export const supplyFrom = (until: string | null): string | null =>
  until === null ? null : addDays(until, 1);

/** Whether he is left out of the sharing until that day: he buys by a contract signed here, and did not ask to be supplied before. */
export const isToWait = ({
  asksEarlySupply,
}: {
  readonly asksEarlySupply?: boolean | null | undefined;
}): boolean => asksEarlySupply === false;

interface Due {
  readonly asksEarlySupply: boolean | null | undefined;
  /** Who is told of him. */
  readonly by?: "himself" | "others";
}

/**
 * What who retracts owes of the electricity that he has received (article L221-25), by what he retracts alone: another contract, which
 * goes on or which this one replaced, is paid as ever. Null where he retracts no contract of sale.
 */
export function suppliedDueText({ asksEarlySupply, by = "himself" }: Due): string | null {
  if (asksEarlySupply == null) return null;
  if (by === "himself")
    return asksEarlySupply
      ? "Vous aviez demandé en signant que la fourniture commence avant la fin du délai\u00a0: l’électricité locale reçue jusqu’à votre rétractation est à payer."
      : "Vous n’aviez pas demandé que la fourniture commence avant la fin du délai\u00a0: vous n’avez rien à payer pour l’électricité locale reçue au titre de ce dont vous vous rétractez.";
  return asksEarlySupply
    ? "Cette personne avait demandé en signant que la fourniture commence avant la fin du délai\u00a0: l’électricité locale reçue jusqu’à cette heure reste à payer."
    : "Cette personne n’avait pas demandé que la fourniture commence avant la fin du délai\u00a0: l’électricité locale reçue au titre de ce dont elle se rétracte ne peut pas lui être facturée, et ce qu’elle en a payé lui est rendu.";
}

interface Ending {
  readonly until: string | null;
  /** Whether he asked to be supplied before. */
  readonly asksEarlySupply?: boolean | null | undefined;
}

/** The last to end first: what has not begun to run ends after all. */
const lastToEndFirst = ({ until: one }: Ending, { until: other }: Ending): number => {
  if (one === other) return 0;
  return one === null || (other !== null && one > other) ? -1 : 1;
};

/** Before who asked for early supply, who did not and has to be waited for; of each, the last to end first. */
export const firstToTell = (one: Ending, other: Ending): number =>
  Number(one.asksEarlySupply === true) - Number(other.asksEarlySupply === true) || lastToEndFirst(one, other);
