import type { PriceProposal } from "@mec/api/study";
import { currentStatus, newestProgress, type Progress, type ReadStatus } from "@mec/domain/application";
import type { Dues } from "@mec/domain/pmo";
import { exactly } from "@mec/energy";
import type { Deps } from "../../deps.ts";
import { progressOf } from "../application/reads.ts";
import { loadTermsOf } from "../document/reads.ts";
import { findFeeAmountsAt } from "../pmo/reads.ts";
import { type AskedOf, loadAskedOf } from "./asked-of-members.ts";
import { findEstimateBasis } from "./estimate-basis.ts";
import { findMembersAt, type Member } from "./member-store.ts";
import type { Moment } from "./moment.ts";
import { basesWithout } from "./participant-basis.ts";
import { indexedBy, outcomesOf, today, toProposed } from "./price-proposal.ts";
import { changedSince, changedSinceProposal } from "./since-yes.ts";

/** A price of one place. */
export interface PriceOfPlace {
  readonly pointId: string;
  /** €/kWh without VAT. */
  readonly price: number;
  /** What a bulletin says that he pays, which he signs with the price; what members pay now where none does. */
  readonly dues?: Dues | null;
}

/** What the project asked of some of its members at a moment, beside the price. */
async function loadAskedAt(
  { db }: Deps,
  projectId: string,
  { pointIds, at }: { pointIds: readonly string[]; at: Date },
): Promise<AskedOf> {
  const [askedOf, termsOf, amounts] = await Promise.all([
    loadAskedOf(db, projectId),
    loadTermsOf(db, projectId, pointIds),
    findFeeAmountsAt(db, projectId, at),
  ]);
  return (pointId) => {
    const asked = askedOf(pointId);
    if (pointId === null) return asked;
    const then = termsOf(pointId, at)?.terms;
    const isRegimeOfTerms = Boolean(termsOf(pointId)?.terms.vatRegime);
    return {
      ...asked,
      fees: { ...amounts, subscription: then?.subscription ?? 0 },
      vatRegime: then?.vatRegime ?? (isRegimeOfTerms ? null : asked.vatRegime),
      engagement: {
        durationYears: then?.durationYears ?? null,
        noticeMonths: then?.noticeMonths ?? null,
        indexation: then?.indexation ?? null,
        indexationRate: then?.indexationRate ?? null,
      },
    };
  };
}

/** Of most people one worker thread computes at once. */
const mostAtOnce = 500;

type Outcomes = Awaited<ReturnType<typeof outcomesOf>>["people"];

/** The sums of these people, each by what the project is without him; what the project is alone is worked out once. */
async function sumsOf(
  deps: Deps,
  projectId: string,
  people: ReadonlyMap<string, ReturnType<typeof toProposed>>,
  moment: Moment | undefined,
): Promise<Map<string, Outcomes[number]>> {
  const basis = await findEstimateBasis(deps.db, projectId);
  const bases = await basesWithout(deps.db, basis, [...people.keys()], moment);
  const sums = new Map<string, Outcomes[number]>();
  for (const { basis, pointIds } of bases)
    for (let from = 0; from < pointIds.length; from += mostAtOnce) {
      const asked = pointIds.slice(from, from + mostAtOnce).flatMap((pointId) => people.get(pointId) ?? []);
      for (const sum of (await outcomesOf(deps, basis, asked)).people) sums.set(sum.id, sum);
    }
  return sums;
}

/**
 * What prices would bring to points that applied or take part, from what is known of them, the same before and after
 * they are accepted; without any other point.
 * @param moment as the project was then, with what it asked of its members then
 */
export async function outcomesOfPrices(
  deps: Deps,
  projectId: string,
  prices: readonly PriceOfPlace[],
  moment?: Moment,
) {
  const pointIds = prices.map(({ pointId }) => pointId);
  const members = await findMembersAt(deps.db, { projectId, pointIds }, deps.now());
  const askedOf = moment
    ? await loadAskedAt(deps, projectId, { pointIds, at: new Date(moment.at) })
    : await loadAskedOf(deps.db, projectId);
  const told = new Map(prices.map((one) => [one.pointId, one]));
  const askedOfMember = ({ consumptionPointId: pointId }: Member) => {
    const asked = askedOf(pointId);
    const dues = told.get(pointId)?.dues;
    return dues && !moment
      ? { ...asked, fees: { ...asked.fees, membership: dues.yearly, entrance: dues.once } }
      : asked;
  };
  const day = today(deps);
  const proposed = members.map((member) => {
    const price = exactly(told.get(member.consumptionPointId)?.price ?? 0);
    return [member.consumptionPointId, toProposed(member, price, askedOfMember(member), day)] as const;
  });
  const sums = await sumsOf(deps, projectId, new Map(proposed), moment);
  const homes = new Map(proposed.map(([pointId, { home }]) => [pointId, home]));
  return new Map(
    members.flatMap((member) => {
      const pointId = member.consumptionPointId;
      const [sum, home, asked] = [sums.get(member.applicationId), homes.get(pointId), askedOfMember(member)];
      if (!sum || !home) return [];
      const { id: _, ...figures } = sum;
      const outcome = {
        ...figures,
        ...indexedBy(asked, figures.later),
        name: member.name,
        vatRegime: asked.vatRegime,
        engagement: asked.engagement,
        yearlyKwh: home.annualKwh,
        isConsumptionKnown: member.annualKwh > 0,
        isContractKnown: member.contract !== null,
      };
      return [[pointId, outcome] as const];
    }),
  );
}

/** The same of one point; null for one that is not the project's. */
export async function outcomeOfPrice(
  deps: Deps,
  { projectId, ...price }: PriceOfPlace & { readonly projectId: string },
) {
  return (await outcomesOfPrices(deps, projectId, [price])).get(price.pointId) ?? null;
}

const pricedStatuses: readonly string[] = ["PROPOSAL", "SIGNATURE", "SIGNED"] satisfies ReadStatus[];

interface PricedApplication {
  readonly pointId: string;
  readonly projectId: string;
  readonly progress: readonly Progress[];
  readonly status: ReadStatus;
  readonly price: number;
  readonly proposedAt: string;
  readonly until: string | null;
}

/** Those of these points that have a price to answer or accepted one, until they take part and have bills. */
async function findPriced({ db }: Deps, pointIds: readonly string[]): Promise<PricedApplication[]> {
  const applications = await progressOf(db, "consumer", pointIds);
  return pointIds.flatMap((pointId) => {
    const application = applications.get(pointId);
    const priced = application && newestProgress(application.progress.filter(({ price }) => price));
    if (!application || !priced?.price) return [];
    const status = currentStatus(application.progress);
    if (!pricedStatuses.includes(status)) return [];
    const { projectId, progress } = application;
    const { price, createdAt: proposedAt, priceUntil: until = null } = priced;
    return [{ pointId, projectId, progress, status, price, proposedAt, until }];
  });
}

const unchanged = { termsSince: null, movedSince: null };

/** What a sum counts today that it did not when it was told: with the price that waits, or when it was said yes to, with the sum of then. */
async function changesOf(
  deps: Deps,
  { status, proposedAt, progress, projectId, ...place }: PricedApplication,
) {
  const where = { projectId, pointId: place.pointId };
  if (status === "PROPOSAL")
    return { ...unchanged, ...(await changedSinceProposal(deps.db, { ...where, proposedAt })) };
  const at = newestProgress(progress)?.createdAt;
  if (status !== "SIGNATURE" || at === undefined) return unchanged;
  const together = [place.pointId];
  const changed = await changedSince(deps.db, { projectId, at, together });
  if (!changed.movedSince && !changed.termsSince) return changed;
  const then = await outcomesOfPrices(deps, projectId, [place], { at, together });
  return { ...changed, agreed: then.get(place.pointId) ?? null };
}

/**
 * The price that awaits the holder's answer or has his yes, with what it brings to him; null when there is none, and once he
 * takes part and has bills.
 */
export async function getPriceProposal(deps: Deps, pointId: string): Promise<PriceProposal | null> {
  const [priced] = await findPriced(deps, [pointId]);
  if (!priced) return null;
  const { projectId, price, proposedAt, until } = priced;
  const outcome = await outcomeOfPrice(deps, { projectId, pointId, price });
  return outcome && { ...outcome, price, proposedAt, until, ...(await changesOf(deps, priced)) };
}

/** The same of several places of one project, without what changed since: what the project is alone is worked out once. */
export async function getPriceProposals(
  deps: Deps,
  projectId: string,
  pointIds: readonly string[],
): Promise<Map<string, PriceProposal>> {
  const priced = (await findPriced(deps, pointIds)).filter((one) => one.projectId === projectId);
  const outcomes = await outcomesOfPrices(deps, projectId, priced);
  return new Map(
    priced.flatMap(({ pointId, price, proposedAt, until }) => {
      const outcome = outcomes.get(pointId);
      return outcome ? [[pointId, { ...outcome, price, proposedAt, until }] as const] : [];
    }),
  );
}
