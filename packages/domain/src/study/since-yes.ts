import { conjunction, formatDate, formatNumber } from "../shared/index.ts";
import { ownGain, type Saving } from "./gain-words.ts";
import { type Cases, gainThen, readsAsThen } from "./in-cases.ts";
import { type KeptSum, type SumNow, sameSinceText, sinceKeptText } from "./kept-sum.ts";
import { type OwnInput, ownChangesText } from "./own-inputs.ts";

const NBSP = "\u00a0";

/** How many came to share and how many no longer do; the person's own places apart. */
export interface Moves {
  readonly producersJoined: number;
  readonly producersLeft: number;
  readonly consumersJoined: number;
  readonly consumersLeft: number;
  readonly ownPlacesJoined?: number | undefined;
  readonly ownPlacesLeft?: number | undefined;
}

/** "un producteur et 3 consommateurs"; "" for nobody. */
function whoText(producers: number, consumers: number): string {
  const some = (count: number, noun: string) =>
    count === 0 ? [] : [count === 1 ? `un ${noun}` : `${formatNumber(count)}${NBSP}${noun}s`];
  return conjunction([...some(producers, "producteur"), ...some(consumers, "consommateur")]);
}

/** What a person's own places now take of the same production, or leave: other than the one that it is told of, or all. */
function ownMovesOf(
  { ownPlacesJoined: joined = 0, ownPlacesLeft: left = 0 }: Moves,
  isOfAll: boolean,
): string[] {
  const one = isOfAll ? "un de vos lieux" : "un autre de vos lieux";
  const several = (count: number) =>
    `${formatNumber(count)}${NBSP}${isOfAll ? "de vos lieux" : "autres de vos lieux"}`;
  const joins =
    joined === 1
      ? `${one} s’est ajouté et prend une part de la production`
      : isOfAll
        ? `vos ${formatNumber(joined)}${NBSP}lieux se partagent la production`
        : `${several(joined)} se sont ajoutés et prennent une part de la production`;
  const leaves = left === 1 ? `${one} ne participe plus` : `${several(left)} ne participent plus`;
  return [...(joined ? [joins] : []), ...(left ? [leaves] : [])];
}

function movesOf(moved: Moves, isOfAll = false): string[] {
  const { producersJoined, producersLeft, consumersJoined, consumersLeft } = moved;
  const joined = whoText(producersJoined, consumersJoined);
  const left = whoText(producersLeft, consumersLeft);
  const joins = `${joined} ${producersJoined + consumersJoined === 1 ? "a" : "ont"} rejoint le projet`;
  const leaves = `${left} ${producersLeft + consumersLeft === 1 ? "a" : "ont"} quitté le projet`;
  return [...(joined ? [joins] : []), ...(left ? [leaves] : []), ...ownMovesOf(moved, isOfAll)];
}

/** What the sum of a price rests on, besides who takes part. */
export const writings = ["contract", "fee", "vat"] as const;
export type Writing = (typeof writings)[number];

const writingNames: Record<Writing, string> = {
  contract: "le contrat de vente",
  fee: "la cotisation",
  vat: "la TVA d’un producteur",
};

/** What was written and when; of a server of the former release, that one of the three was. */
function termsText(termsSince: string, written: SinceYes["written"]): string {
  const [one, ...others] = written ?? [];
  if (!one)
    return `on a enregistré, le ${formatDate(termsSince)}, le contrat de vente, la cotisation ou la TVA d’un producteur`;
  if (others.length === 0) return `on a enregistré, le ${formatDate(one.at)}, ${writingNames[one.what]}`;
  const all = [one, ...others].map(({ what, at }) => `${writingNames[what]} (le ${formatDate(at)})`);
  return `on a enregistré ${conjunction(all)}`;
}

/** A price per kWh in words, as its payer read it and as he reads it, where the VAT of who sells is another. */
export interface PriceMove {
  readonly before: string;
  readonly now: string;
  /** Of who gets VAT back, to whom the price before tax stays: whether some came to it, or went. */
  readonly reclaimed?: "added" | "gone" | undefined;
}

const priceText = ({ before, now, reclaimed }: PriceMove): string =>
  reclaimed === "added"
    ? `la TVA s’ajoute au prix d’un kWh, le même hors taxes (${now}), et vous la récupérez`
    : reclaimed === "gone"
      ? `la TVA ne s’ajoute plus au prix d’un kWh, le même hors taxes (${now})`
      : movedText({ before, now });

const movedText = ({ before, now }: PriceMove): string =>
  `le prix d’un kWh est passé de ${before}, à ${now}, par la TVA de ceux qui vendent`;

/** What a sum counts today that it did not when it was agreed to. */
export interface SinceYes {
  readonly priceMoved?: PriceMove | null | undefined;
  readonly movedSince?: Moves | null | undefined;
  /** ISO 8601: when the terms, the fee or what a seller says of his VAT were last written since. */
  readonly termsSince?: string | null | undefined;
  /** Which of them, each with its moment. */
  readonly written?: readonly { readonly what: Writing; readonly at: string }[] | undefined;
}

/** Several stand apart: each has its own commas and its own "et". */
const changesText = (changes: readonly string[]): string => changes.join(`${NBSP}; `);

/** What changes the price of a kilowatt-hour comes first; the VAT that moved it is then not told again. */
function changesOf({ priceMoved, movedSince, termsSince, written }: SinceYes, isOfAll = false): string[] {
  const moves = movedSince ? movesOf(movedSince, isOfAll) : [];
  const isOfVat = written?.some(({ what }) => what === "vat") ?? false;
  const others = priceMoved && isOfVat ? written?.filter(({ what }) => what !== "vat") : written;
  const isTold = written !== undefined && written.length > 0 && others?.length === 0;
  const terms = termsSince && !isTold ? [termsText(termsSince, others)] : [];
  return [
    ...(priceMoved ? [priceText(priceMoved)] : []),
    ...(isOfVat ? [...terms, ...moves] : [...moves, ...terms]),
  ];
}

/** A sum with the one that it is compared with: kept as it was told, or worked out again by who took part then. */
type Compared = SumNow & { readonly agreed?: (Cases & Partial<KeptSum>) | null | undefined };

/** The sum that was kept as it was told; null of one that is worked out again. */
const keptOf = (agreed: Compared["agreed"]): KeptSum | null =>
  agreed?.at !== undefined
    ? { ...agreed, at: agreed.at, membershipEur: agreed.membershipEur ?? null, billEur: agreed.billEur ?? 0 }
    : null;

/** The kept sum beside today's, with what changed since; undefined where none was kept. */
export function besideKept(told: SinceYes & Compared): string | null | undefined {
  const kept = keptOf(told.agreed);
  if (!kept) return undefined;
  return sinceKeptText(told, kept, (isFeeTold) => changesOf(isFeeTold ? withoutFee(told) : told));
}

/** Without what was written of the fee. */
function withoutFee({ written = [], termsSince, ...told }: SinceYes): SinceYes {
  const others = written.filter(({ what }) => what !== "fee");
  return { ...told, ...(others.length > 0 && { written: others, termsSince }) };
}

/** Nobody came or left, but who asks to take part is another: the least sum counts them. */
const others = "d’autres ont demandé à participer, ou ne le demandent plus";

/** What changed a sum; where nothing that is named did and it reads otherwise all the same, that who waits is another. */
function changesOfSum(sum: SinceYes & Cases & { readonly agreed?: Cases | null | undefined }): string[] {
  const changes = changesOf(sum);
  return changes.length === 0 && beforeText(sum, sum.agreed) !== "" ? [others] : changes;
}

/** What was told then, where that reads otherwise today. */
const beforeText = (now: Cases, before: Cases | null | undefined): string => {
  if (!before) return "";
  const then = { ...now, ...before, withoutExemptionEur: before.withoutExemptionEur };
  return readsAsThen(then, now) ? "" : ` (c’était ${gainThen(then, now)})`;
};

/**
 * What a sum counts that it did not when it was said yes to: who joined or left since, what was written, and the sum of
 * then; null where it is the same. Whom the owner accepted without his answer said no yes.
 */
export function sinceYesText(sum: SinceYes & Compared, isOwnYes: boolean): string | null {
  const beside = besideKept(sum);
  if (beside !== undefined) return beside && `${beside} Rien ne vous engage avant votre signature.`;
  const changes = changesOfSum(sum);
  if (changes.length === 0) return null;
  const since = isOwnYes ? "Depuis votre oui" : "Depuis que le porteur vous a accepté";
  const told = `${since}, ${changesText(changes)}${NBSP}: cette somme en tient compte`;
  return `${told}${beforeText(sum, sum.agreed)}, et rien ne vous engage avant votre signature.`;
}

/**
 * The same after his signature, here: what he signed stands, and the sum that he read as he signed is kept beside today's. Null
 * where nothing changed.
 */
export function sinceSignatureText(sum: SinceYes & Compared): string | null {
  const beside = besideKept(sum);
  if (beside !== undefined) return beside;
  const changes = changesOfSum(sum);
  if (changes.length === 0) return null;
  const told = `Depuis votre signature, ${changesText(changes)}${NBSP}: cette somme en tient compte`;
  return `${told}${beforeText(sum, sum.agreed)}.`;
}

/**
 * After a signature outside of the platform the same, where one of his own places left: its day is not known, he is told of no other move, but would find this
 * sum changed by his own act, unsaid. Null where none did.
 */
export function ownPlaceLeftText(
  sum: SinceYes & Cases & { readonly agreed?: Cases | null | undefined },
): string | null {
  const { movedSince } = sum;
  if (!movedSince?.ownPlacesLeft) return null;
  const moves = changesText(movesOf(movedSince));
  const told = `${moves.charAt(0).toUpperCase()}${moves.slice(1)}${NBSP}: cette somme en tient compte`;
  return `${told}${beforeText(sum, sum.agreed)}.`;
}

/** That a sum counts the person's other places, whose prices wait, and what it is if they come to nothing; null where it counts none. */
export function aloneText({
  alone,
  ...sum
}: Saving & { readonly alone?: Saving | null | undefined }): string | null {
  const told = alone && ownGain({ ...sum, ...alone });
  return told && told !== ownGain(sum)
    ? `Compté avec vos autres lieux, qui se partagent la même production. Seul : ${told}.`
    : null;
}

/** Places whose price was agreed to, and what they save together. */
export interface Agreement extends SinceYes {
  /** ISO 8601: when the first of them was accepted. */
  readonly at: string;
  readonly places: number;
  /** In words; null where their sums are not added up. */
  readonly gain: { readonly before: string | null; readonly now: string | null };
  /** What their holder changed of them since, and whether who reads it is another. */
  readonly ownChanges?: readonly OwnInput[] | undefined;
  readonly isOther?: boolean | undefined;
}

/**
 * The same where a council voted, and where its mayor signs, of all the places that were decided on together: what changed,
 * and what all save, then and today. Null where nothing did: what was read counted already that all of them take part.
 */
export function sinceAgreementText({ at, places, gain: { before, now }, ...told }: Agreement): string | null {
  const isSame = before !== null && before === now;
  const { movedSince } = told;
  const since = isSame && movedSince ? { ...told, movedSince: { ...movedSince, ownPlacesJoined: 0 } } : told;
  const changes = [...ownChangesText(told.ownChanges, told.isOther), ...changesOf(since, places > 1)];
  if (changes.length === 0) return null;
  const changed = `Depuis l’accord du ${formatDate(at)}, ${changesText(changes)}`;
  if (!before || !now || isSame) return `${changed}${NBSP}: ces sommes en tiennent compte.`;
  const together = places > 1 ? `Ensemble, ces ${formatNumber(places)}${NBSP}lieux` : "Ce lieu";
  return `${changed}. ${together}, par an${NBSP}: ${before} à l’accord, ${now} aujourd’hui.`;
}

/** That a price that waits brings still what its mail told, once that day is over; null else. */
export function sameSinceProposalText(
  { movedSinceProposal: movedSince, ...told }: Parameters<typeof sinceProposalText>[0],
  today: string,
): string | null {
  const kept = keptOf(told.agreed);
  return kept && besideKept({ ...told, movedSince }) === null ? sameSinceText(kept, today) : null;
}

/** The same of a price that waits for an answer: the sum of its mail is not this one any more, and stands beside it. */
export function sinceProposalText({
  movedSinceProposal: movedSince,
  ...told
}: Omit<SinceYes, "movedSince"> & Compared & { readonly movedSinceProposal?: Moves | null | undefined }):
  | string
  | null {
  const beside = besideKept({ ...told, movedSince });
  if (beside !== undefined) return beside;
  const changes = changesOfSum({ ...told, movedSince });
  if (changes.length === 0) return null;
  return `Depuis que ce prix vous a été proposé, ${changesText(changes)}${NBSP}: cette somme en tient compte${beforeText(told, told.agreed)}.`;
}
