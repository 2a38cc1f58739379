import {
  awaitsSignatures,
  countsAsParticipant,
  currentStatus,
  newestProgress,
  type Progress,
} from "@mec/domain/application";
import {
  besideKept,
  type Cases,
  euroOf,
  gainText,
  inCases,
  type KeptSum,
  moveInCases,
  ownInputNames,
  ownSaving,
  paysNobody,
  type Saving,
  type SumNow,
  sinceAgreementText,
} from "@mec/domain/study";
import { type Range, toldTogether } from "@mec/energy";
import type { Deps } from "../../deps.ts";
import { findKeptSum } from "../application/kept-sums/reads.ts";
import { progressOf } from "../application/reads.ts";
import { loadVatAt } from "./moment.ts";
import { outcomesOfPrices, type PriceOfPlace } from "./outcome-of-prices.ts";
import { ownChangesSince } from "./own-inputs.ts";
import { today } from "./price-proposal.ts";
import { changedSince } from "./since-yes.ts";

/** A place that has a price, or was accepted: when, ISO 8601. */
interface Agreed {
  readonly pointId: string;
  readonly projectId: string;
  readonly proposedAt: string | null;
  /** What was proposed, €/kWh without VAT; null where nothing was. */
  readonly price: number | null;
  /** Null while its price waits. */
  readonly yes: string | null;
}

async function findAgreed({ db }: Deps, pointIds: readonly string[]): Promise<Agreed[]> {
  const applications = await progressOf(db, "consumer", pointIds);
  return [...applications].map(([pointId, { projectId, progress }]) => {
    const dayOf = (passes: (step: Progress) => boolean) =>
      newestProgress(progress.filter(passes))?.createdAt ?? null;
    const proposed = newestProgress(progress.filter(({ price }) => price !== undefined));
    return {
      pointId,
      projectId,
      proposedAt: proposed?.createdAt ?? null,
      price: proposed?.price ?? null,
      yes: countsAsParticipant(currentStatus(progress))
        ? dayOf(({ status }) => awaitsSignatures(status))
        : null,
    };
  });
}

/** The first yes since each of these places had its price: what was read of all of them until then. */
function firstYes(places: readonly Agreed[]): string | undefined {
  const since = places
    .map(({ proposedAt }) => proposedAt ?? "")
    .reduce((one, other) => (one > other ? one : other), "");
  return places
    .flatMap(({ yes }) => (yes !== null && yes >= since ? yes : []))
    .toSorted()
    .at(0);
}

/** Since when these places are agreed to, each by its own day. */
export async function findAgreements(
  deps: Deps,
  pointIds: readonly string[],
): Promise<ReadonlyMap<string, Date>> {
  const agreed = await findAgreed(deps, pointIds);
  return new Map(agreed.flatMap(({ pointId, yes }) => (yes === null ? [] : [[pointId, new Date(yes)]])));
}

/** What a place is told to save, as its page has it. */
type ToldSum = Saving & {
  readonly ownPart?: number | undefined;
  readonly productionShare?: Range | undefined;
  readonly ownCostsEur?: number | undefined;
};

/** The same without the excise exemption; null where one of them has no such case. */
export function endedGainOfPlaces(
  sums: readonly (ToldSum & Pick<Cases, "withoutExemptionEur">)[],
): string | null {
  const ended = sums.flatMap(({ withoutExemptionEur, ...sum }) =>
    withoutExemptionEur
      ? [
          sum.savingWithoutVatEur
            ? { ...sum, savingWithoutVatEur: withoutExemptionEur }
            : { ...sum, savingEur: withoutExemptionEur },
        ]
      : [],
  );
  return ended.length === sums.length ? gainOfPlaces(ended) : null;
}

/** The same in both its cases; `isHalf` where the other is known of the sum beside. */
function casesOfPlaces(sums: readonly (ToldSum & Cases)[], isHalf = false): string | null {
  const own = gainOfPlaces(sums);
  return own && inCases(endedGainOfPlaces(sums), own, isHalf);
}

/** What places of one project save together, in words, as the total of their pages and notes; null where their tax differs. */
export function gainOfPlaces(sums: readonly ToldSum[]): string | null {
  const [unit, ...others] = new Set(sums.map(euroOf));
  if (unit === undefined || others.length > 0) return null;
  const none = { low: 0, high: 0 };
  const each = sums.map((sum) => ({
    ownEur: ownSaving(sum),
    productionShare: sum.productionShare ?? none,
    ownCostsEur: sum.ownCostsEur ?? 0,
  }));
  return gainText(toldTogether(each), unit);
}

/**
 * What a place saves in a year before something and after it, in both its cases. Null of who pays nobody, and where no sum is
 * known.
 */
export const gainMove = (
  before: (ToldSum & Cases) | undefined,
  after: (ToldSum & Cases & { readonly isConsumptionKnown: boolean }) | undefined,
): string | null =>
  !before || !after || paysNobody(after) || !after.isConsumptionKnown ? null : moveInCases(before, after);

interface ToldPlace extends PriceOfPlace {
  /** What it is told to save today, once all of them take part. */
  readonly sum: ToldSum & SumNow;
  /** Whether another than its holder reads it. */
  readonly isOther?: boolean | undefined;
}

/** The sums that the holder was told with the prices of these places, whatever their contracts say: none is worked out again. */
async function findKeptSums({ db }: Deps, agreed: readonly Agreed[]): Promise<Map<string, KeptSum>> {
  const kept = new Map<string, KeptSum>();
  for (const { proposedAt, ...place } of agreed) {
    const sum = proposedAt && (await findKeptSum(db, { ...place, proposedAt }));
    if (sum) kept.set(place.pointId, sum);
  }
  return kept;
}

/** One stands as it is; of several it must be known what each takes of the production. */
const mayAddUp = (sums: readonly KeptSum[]): boolean =>
  sums.length === 1 ||
  sums.every(({ productionShare, ownCostsEur }) => productionShare && ownCostsEur !== undefined);

/** What places were told to save at a moment: as it was kept, else at the prices that were agreed to, worked out again. */
async function gainThen(
  deps: Deps,
  projectId: string,
  {
    at,
    among,
    told,
    kept,
  }: { at: string; among: readonly Agreed[]; told: readonly ToldPlace[]; kept: ReadonlyMap<string, KeptSum> },
): Promise<string | null> {
  const sumsKept = told.flatMap(({ pointId }) => kept.get(pointId) ?? []);
  // What they take of today's production is not what they were told by.
  if (sumsKept.length === told.length)
    return mayAddUp(sumsKept)
      ? casesOfPlaces(sumsKept, endedGainOfPlaces(told.map(({ sum }) => sum)) !== null)
      : null;
  const together = among.map(({ pointId }) => pointId);
  const moment = { at, together };
  const vatThen = await loadVatAt(deps.db, projectId, moment);
  if (vatThen === null) return null;
  const priceOf = new Map(among.map(({ pointId, price }) => [pointId, price]));
  const then = told.map((place) => ({ ...place, price: priceOf.get(place.pointId) ?? place.price }));
  const sums = await outcomesOfPrices(deps, projectId, then, { moment, vatThen, joined: together });
  return casesOfPlaces([...sums.values()]);
}

/** What their holder changed of these places since he was told their sums, each once. */
function changedOf(told: readonly ToldPlace[], kept: ReadonlyMap<string, KeptSum>) {
  const changed = told.flatMap(({ pointId, sum: { own } }) => {
    const then = kept.get(pointId);
    return then && own ? ownChangesSince(then, own) : [];
  });
  return {
    ownChanges: ownInputNames.filter((name) => changed.includes(name)),
    isOther: told.some(({ isOther }) => isOther),
  };
}

/**
 * What changed since the price of places was accepted that were decided on together, in a sentence, with what they save, then
 * and today; null where nothing did, and where none is accepted. Where one got its price after the others' yes, it is told of
 * those.
 */
export async function sinceAgreement(
  deps: Deps,
  projectId: string,
  places: readonly ToldPlace[],
): Promise<string | null> {
  const found = await findAgreed(
    deps,
    places.map(({ pointId }) => pointId),
  );
  const agreed = found.filter((one) => one.projectId === projectId);
  const ofAll = firstYes(agreed);
  const among = ofAll === undefined ? agreed.filter(({ yes }) => yes !== null) : agreed;
  const at = ofAll ?? firstYes(among);
  if (at === undefined) return null;
  const together = among.map(({ pointId }) => pointId);
  const told = places.filter(({ pointId }) => together.includes(pointId));
  const isSold = told.some(({ sum }) => !paysNobody(sum));
  const since = { projectId, together, day: today(deps), isSold };
  const kept = await findKeptSums(deps, among);
  const own = changedOf(told, kept);
  const [one, ...others] = told;
  const ofOne = one && others.length === 0 && among.length === 1 ? kept.get(one.pointId) : undefined;
  if (one && ofOne) {
    const changes = await changedSince(deps.db, { ...since, at: ofOne.at });
    return besideKept({ ...one.sum, ...changes, ...own, today: since.day, agreed: ofOne }) ?? null;
  }
  const changed = await changedSince(deps.db, { ...since, at });
  if (!changed.movedSince && !changed.termsSince && own.ownChanges.length === 0) return null;
  const before = await gainThen(deps, projectId, { at, among, told, kept });
  return sinceAgreementText({
    at,
    places: told.length,
    ...changed,
    ...own,
    gain: { before, now: casesOfPlaces(told.map(({ sum }) => sum)) },
  });
}
