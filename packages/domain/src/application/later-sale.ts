import { addDays, formatDate } from "../shared/index.ts";

/** Once all is signed, who takes part is told to enter within about two weeks. */
export const usualDays = 14;

interface Later {
  readonly today: string;
  /** The month (YYYY-MM) that the project announces, where it is still to come. */
  readonly month: string | null;
  /** Whether the contracts are those of several places. */
  readonly isMany?: boolean;
}

/**
 * What the contracts say of the start, where they take effect on a day that neither the usual two weeks nor the month of the
 * project reach; else null.
 */
export function laterSaleText(
  saleStartsOn: string | undefined,
  { today, month, isMany = false }: Later,
): string | null {
  if (saleStartsOn === undefined || saleStartsOn <= addDays(today, usualDays)) return null;
  if (month !== null && month >= saleStartsOn.slice(0, 7)) return null;
  const whose = isMany ? "Vos contrats prennent effet" : "Votre contrat prend effet";
  return `${whose} le ${formatDate(saleStartsOn)}\u00a0: le partage commence alors, au plus tôt.`;
}

/** What keeps a place that has signed from buying yet, each by its day (YYYY-MM-DD) while that is to come. */
export interface Starts {
  /** The day on which his contracts take effect. */
  readonly saleStartsOn?: string | undefined;
  /** The first day on which who did not ask for it before his days to retract end may be supplied; of a start that is said to come before, once it is over too. */
  readonly suppliedFrom?: string | undefined;
  /** The first day after the purchase contracts of all the plants that sell to him. */
  readonly plantFrom?: string | undefined;
}

/** The day on which he may be supplied, where his contracts do not begin later still. */
export const supplyDay = ({ saleStartsOn, suppliedFrom }: Starts): string | undefined =>
  suppliedFrom !== undefined && (saleStartsOn === undefined || saleStartsOn <= suppliedFrom)
    ? suppliedFrom
    : undefined;

/** The day from which a plant may supply him, where that is the latest of all. */
const plantDay = ({ saleStartsOn, suppliedFrom, plantFrom }: Starts): string | undefined =>
  plantFrom !== undefined && [saleStartsOn, suppliedFrom].every((day) => day === undefined || day < plantFrom)
    ? plantFrom
    : undefined;

/** The first day on which he may be supplied, where his contracts do not begin later still. */
export const soonestDay = (starts: Starts): string | undefined => plantDay(starts) ?? supplyDay(starts);

/** What is said of the start once all is signed, where a day keeps him from the usual time; null where the month of the project is later still. */
export function laterStartText(starts: Starts, later: Later): string | null {
  const ofPlant = plantDay(starts);
  if (ofPlant !== undefined)
    return later.month !== null && later.month > ofPlant.slice(0, 7)
      ? null
      : `L’électricité locale commence pour vous le ${formatDate(ofPlant)} au plus tôt\u00a0: jusque-là, elle est due à un autre acheteur.`;
  const day = supplyDay(starts);
  if (day === undefined) return laterSaleText(starts.saleStartsOn, later);
  if (later.month !== null && later.month > day.slice(0, 7)) return null;
  return `L’électricité locale commence pour vous le ${formatDate(day)} au plus tôt, une fois passé votre délai de rétractation.`;
}

/** What who is put in operation before that day is told. */
export const supplyLaterText = (day: string): string =>
  `L’électricité locale commence pour vous le ${formatDate(day)}, une fois passé votre délai de rétractation. Vous n’avez rien à payer de ce qui vous serait fourni avant\u00a0: si on vous le facture, écrivez au porteur du projet.`;

/** The same once that day is over, of a start that is said to come before it. */
export const suppliedSinceText = (day: string): string =>
  `Vous consommez de l’électricité locale depuis le ${formatDate(day)}, une fois passé votre délai de rétractation. Vous n’avez rien à payer de ce qui vous a été fourni avant\u00a0: si on vous le facture, écrivez au porteur du projet.`;

/** How its owner leaves such a place out; the day is null while its days to retract have not begun to run. */
export const leftOutText = (day: string | null, who: string): string =>
  `${who} commence ${
    day === null
      ? "une fois passé son délai de rétractation, qui ne court pas encore"
      : `le ${formatDate(day)}, une fois passé son délai de rétractation`
  }\u00a0: laissez ce lieu hors du partage jusque-là, et ne lui facturez rien d’avant.`;
