import { addDays, dayInParis, formatDate } from "../shared/index.ts";
import type { PurchaseContract } from "./buy-back.ts";
import { type Connection, isPlanned, wasLaid } from "./connection.ts";

/** A purchase contract of before 9 October 2021 that has to end before its plant shares: one that runs, or one that may, as nobody has said. */
export const contractsToEnd = ["older", "unknown"] as const;
/** Or one that is said to end, with its last day. */
export type ContractToEnd = (typeof contractsToEnd)[number] | { readonly endsOn: string };

/** What is told of a plant, by which its purchase contract has to end or has not. */
export interface ContractedPlant {
  /** Null as long as its holder has not said, or does not know. */
  readonly purchaseContract?: PurchaseContract | null | undefined;
  /** When the one that is none any more has ended, or ends; null where none is told. */
  readonly contractEndsOn?: string | null | undefined;
  readonly operational: Connection;
  readonly quoteEur?: number | null | undefined;
  /** The first day from which it is said to share, empty where it shares since a day that nobody told; null where it is not. */
  readonly sharesFrom?: string | null | undefined;
  /** When its holder said which contract it is, and when it was last said to share (ISO 8601); null where that is not known. */
  readonly contractSaidAt?: string | null | undefined;
  readonly startSaidAt?: string | null | undefined;
}

/** Whether its holder said it once its plant was said to share: who started it confirmed the end of another one, or of none. */
const isSaidSince = ({
  contractSaidAt,
  startSaidAt,
}: Pick<ContractedPlant, "contractSaidAt" | "startSaidAt">): boolean =>
  Boolean(contractSaidAt && startSaidAt && Date.parse(contractSaidAt) > Date.parse(startSaidAt));

/**
 * Which contract has to end before this plant shares; null where none has, or it has ended before. Panels that are laid for the
 * project have none. Of one that shares already its owner confirmed that none runs, but where it is said since to run, or to end later
 * still.
 * @param day YYYY-MM-DD: today, or when it is to begin
 */
export function contractToEnd(
  { purchaseContract = null, contractEndsOn, sharesFrom = null, ...plant }: ContractedPlant,
  day: string,
): ContractToEnd | null {
  if (isPlanned(plant.operational)) return null;
  if (purchaseContract === "none" && contractEndsOn)
    return contractEndsOn >= day ? { endsOn: contractEndsOn } : null;
  const shares = sharesFrom !== null && sharesFrom <= day;
  if (purchaseContract === "older") return shares && !isSaidSince(plant) ? null : "older";
  if (shares) return null;
  return purchaseContract === null && !wasLaid(plant) ? "unknown" : null;
}

/**
 * A contract that is said to end later than its plant is to share, or, since that was said, to run; null where nothing says so. Of one
 * that was said to run before, who started its plant confirmed that it will have ended.
 */
export function runsTooLong(plant: ContractedPlant, today: string): Exclude<ContractToEnd, "unknown"> | null {
  const { sharesFrom = null, ...told } = plant;
  const toEnd = sharesFrom === null ? null : contractToEnd(told, sharesFrom > today ? sharesFrom : today);
  if (toEnd === "unknown" || (toEnd === "older" && !isSaidSince(plant))) return null;
  return toEnd;
}

/** What was last told of the contract of a plant. */
export interface ToldContract {
  readonly endsOn: string | null;
  /** Where it runs beside the sharing. */
  readonly tooLong: Exclude<ContractToEnd, "unknown"> | null;
}

/** What each was last told of it in this project: its owner, and who has signed to buy. Before the first mail, what stood before it was first said otherwise there. */
export interface ToldOfContract {
  readonly projectId: string;
  readonly owner: ToldContract;
  readonly buyers: ToldContract;
}

/** A purchase contract lasts 20 years: a day further than that is a slip of the pen. */
const mostContractYears = 25;

/** None of the electricity of the sun or of the wind was bought by contract before the law of 10 February 2000. */
const firstContractDay = "2000-02-10";

/** Why a purchase contract may not be said to end on that day, in words; null when it may. */
export const contractEndIssue = (day: string, now: Date): string | null => {
  const [year = "", ...rest] = dayInParis(now).split("-");
  if (day < firstContractDay) return "Vérifiez l’année\u00a0: aucun contrat d’achat n’a pris fin aussi tôt.";
  return day > [Number(year) + mostContractYears, ...rest].join("-")
    ? `Vérifiez l’année\u00a0: un contrat d’achat prend fin dans ${mostContractYears}\u00a0ans au plus.`
    : null;
};

/** How far from today a start may be told: another year is a slip of the pen. */
export const mostDaysToStart = 365;

/** The first day on which a plant may share whose purchase contract has this last one. */
export const firstDayAfter = (contractEndsOn: string): string => addDays(contractEndsOn, 1);

/** From when documents may be sent to a plant whose purchase contract has this last day, and signed: no start can be told before. */
const sendingFrom = (contractEndsOn: string): string =>
  addDays(firstDayAfter(contractEndsOn), -mostDaysToStart);

/** Whether what has to end does so but in more than a year: no document of its plant is sent or signed until then. */
export const isHeldBy = (toEnd: ContractToEnd | null, today: string): boolean =>
  toEnd !== null && typeof toEnd !== "string" && sendingFrom(toEnd.endsOn) > today;

/**
 * The last day of a purchase contract that keeps its plant from sharing for more than a year; null where it may share before, or nobody
 * has said when. Nothing is signed, and no fee called, for a plant that shares in years: its holder keeps what he has.
 */
export function heldUntil(plant: ContractedPlant, today: string): string | null {
  const toEnd = (plant.sharesFrom ?? null) === null ? contractToEnd(plant, today) : null;
  if (toEnd === null || typeof toEnd === "string") return null;
  return isHeldBy(toEnd, today) ? toEnd.endsOn : null;
}

type Reader = "holder" | "owner" | "step";

const texts: Record<(typeof contractsToEnd)[number], Record<Reader, string>> = {
  older: {
    holder:
      "Votre contrat d’achat, d’avant le 9\u00a0octobre 2021, ne se cumule pas avec le partage\u00a0: il doit prendre fin avant.",
    owner:
      "Son contrat d’achat, d’avant le 9\u00a0octobre 2021, ne se cumule pas avec le partage\u00a0: il doit prendre fin avant.",
    step: "Avant le partage, mettre fin à votre contrat d’achat\u00a0: d’avant le 9\u00a0octobre 2021, il ne se cumule pas avec le partage.",
  },
  unknown: {
    holder:
      "Si vous avez un contrat d’achat d’avant le 9\u00a0octobre 2021, il doit prendre fin avant le partage.",
    owner:
      "S’il a un contrat d’achat d’avant le 9\u00a0octobre 2021, ce contrat doit prendre fin avant le partage.",
    step: "Avant le partage, mettre fin à votre contrat d’achat, si vous en avez un d’avant le 9\u00a0octobre 2021\u00a0: il ne se cumule pas avec le partage.",
  },
};

const heldTexts: Record<Reader, (endsOn: string) => string> = {
  holder: (endsOn) =>
    `Gardez votre contrat d’achat jusqu’au ${formatDate(endsOn)}\u00a0: le partage ne commence qu’ensuite. D’ici au ${formatDate(sendingFrom(endsOn))}, vous n’avez rien à signer ni à payer.`,
  owner: (endsOn) =>
    `Son contrat d’achat court jusqu’au ${formatDate(endsOn)}\u00a0: rien ne lui est envoyé à signer avant le ${formatDate(sendingFrom(endsOn))}, un an avant son partage.`,
  step: (endsOn) =>
    `Avant de signer, garder votre contrat d’achat\u00a0: il court jusqu’au ${formatDate(endsOn)}, et rien ne se signe avant le ${formatDate(sendingFrom(endsOn))}.`,
};

const endingTexts: Record<Reader, (day: string, first: string) => string> = {
  holder: (day, first) =>
    `Votre contrat d’achat prend fin le ${day}\u00a0: le partage peut commencer à partir du ${first}.`,
  owner: (day, first) =>
    `Son contrat d’achat prend fin le ${day}\u00a0: le partage peut commencer à partir du ${first}.`,
  step: (day) => `Avant le partage, attendre la fin de votre contrat d’achat, le ${day}.`,
};

/** The same in a sentence: to its holder, to the owner of the project that it joins, or as a step that is left to its holder. */
export function contractToEndText(what: ContractToEnd, reader: Reader, today: string): string {
  if (typeof what === "string") return texts[what][reader];
  return isHeldBy(what, today)
    ? heldTexts[reader](what.endsOn)
    : endingTexts[reader](formatDate(what.endsOn), formatDate(firstDayAfter(what.endsOn)));
}

/** On the wire, where a page of the former release reads one that ends as one that runs. */
export interface ToldToEnd {
  readonly contractToEnd: (typeof contractsToEnd)[number];
  readonly contractEndsOn?: string;
}
export const toldToEnd = (what: ContractToEnd): ToldToEnd =>
  typeof what === "string"
    ? { contractToEnd: what }
    : { contractToEnd: "older", contractEndsOn: what.endsOn };

/** The same as it was told; null where none has to end. */
export const readToEnd = ({
  contractToEnd: what = null,
  contractEndsOn,
}: {
  readonly contractToEnd?: ToldToEnd["contractToEnd"] | null | undefined;
  readonly contractEndsOn?: string | undefined;
}): ContractToEnd | null => (what && contractEndsOn ? { endsOn: contractEndsOn } : what);

/** What ending it costs is known to nobody but its buyer: it may be all that was paid under it. */
export const endingCostText =
  "Avant de le résilier, demandez à votre acheteur le préavis et l’indemnité, qui peut être lourde.";
