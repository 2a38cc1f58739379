import { firstDayAfter } from "../point/index.ts";
import { formatDate } from "../shared/index.ts";

/** A plant of a project whose purchase contract ends on a told day, or has ended, and which does not share yet. */
export interface ContractEnd {
  /** The plant's. */
  readonly name: string;
  /** YYYY-MM-DD: its last day. */
  readonly endsOn: string;
  readonly isOver?: boolean | undefined;
}

/** What its holder told, after his name, as its owner reads it: its sharing begins no earlier. */
export const contractEndSaidText = (endsOn: string, saidOn: string): string =>
  endsOn >= saidOn
    ? `Son contrat d’achat prend fin le ${formatDate(endsOn)}\u00a0: le partage de cette installation ne commence pas avant le ${formatDate(firstDayAfter(endsOn))}`
    : `Son contrat d’achat a pris fin le ${formatDate(endsOn)}\u00a0: le partage de cette installation peut commencer`;

/** Once that day is over. */
export const contractOverText = (endsOn: string): string =>
  `Son contrat d’achat est terminé depuis le ${formatDate(endsOn)}\u00a0: le partage peut commencer`;

/** The same beside what its owner has to do next. */
export const contractEndText = ({ name, endsOn, isOver }: ContractEnd): string =>
  isOver
    ? `Le contrat d’achat de «\u00a0${name}\u00a0» est terminé\u00a0: le partage peut commencer.`
    : `Le contrat d’achat de «\u00a0${name}\u00a0» prend fin le ${formatDate(endsOn)}\u00a0: son partage peut commencer à partir du ${formatDate(firstDayAfter(endsOn))}.`;
