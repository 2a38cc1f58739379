import type { PriceProposal } from "@mec/api/study";
import { currentStatus, newestProgress, type Progress, type ReadStatus } from "@mec/domain/application";
import { needsOwnPrice } from "@mec/domain/point";
import type { PriceRange, VatRegime } from "@mec/domain/shared";
import { areHoursAssumed, type CountedOthers, countedOthersOf, paysNobody } from "@mec/domain/study";
import { exactly } from "@mec/energy";
import type { Deps } from "../../deps.ts";
import { findAnnouncedSum, findKeptSum } from "../application/kept-sums/reads.ts";
import { progressOf } from "../application/reads.ts";
import { findContractsOfSum } from "../document/sales/reads.ts";
import { findAgreedPrices, findContractTerms } from "../document/terms/reads.ts";
import { findOwnSellers } from "../signatory/reads.ts";
import { findSaleSignedAt } from "../signature/retraction/reads.ts";
import { toldPart } from "./asked-of-members.ts";
import { loadAskedOfPlaces, type PlaceAsked } from "./asked-of-places.ts";
import { contractsOf } from "./contracts-of-price.ts";
import { findSupposedPlantsText } from "./counted-plants.ts";
import { findEstimateBasis } from "./estimate-basis.ts";
import { findMembersAt, type PricedPoint } from "./member-store.ts";
import { loadVatAt, type VatOf } from "./moment.ts";
import { ownChangesSince, ownInputsOf } from "./own-inputs.ts";
import { basesWithout } from "./participant-basis.ts";
import { indexedBy, outcomesOf, today, toProposed } from "./price-proposal.ts";
import type { Scene } from "./shares-without.ts";
import { changedSince, findVatThen, haveOthersMoved } from "./since-yes.ts";
import { waitingBeside } from "./waiting-beside.ts";

/** A price of one place. */
export interface PriceOfPlace extends PlaceAsked {
  /** €/kWh without VAT; a range where it is the one that the project announces. */
  readonly price: number | PriceRange;
}

/** Of most people one worker thread computes at once. */
const mostAtOnce = 500;

type Outcome = Awaited<ReturnType<typeof outcomesOf>>["people"][number] & {
  readonly others: CountedOthers;
};

/** The sums of these people, each by what the project is without him; what the project is alone is worked out once. */
async function sumsOf(
  deps: Deps,
  projectId: string,
  people: ReadonlyMap<string, ReturnType<typeof toProposed>>,
  scene: Scene,
): Promise<Map<string, Outcome>> {
  const basis = await findEstimateBasis(deps.db, projectId);
  const bases = await basesWithout(deps.db, basis, [...people.keys()], scene);
  const sums = new Map<string, Outcome>();
  for (const { basis, pointIds } of bases)
    for (let from = 0; from < pointIds.length; from += mostAtOnce) {
      const asked = pointIds.slice(from, from + mostAtOnce).flatMap((pointId) => people.get(pointId) ?? []);
      const { people: some } = await outcomesOf(deps, basis, asked);
      const others = countedOthersOf(basis.pledgedShare);
      for (const sum of some) sums.set(sum.id, { ...sum, others });
    }
  return sums;
}

/**
 * What prices would bring to points that applied or take part, from what is known of them, the same before and after
 * they are accepted: beside their holder's others that have a price, too. Without any other point. At a moment also by what it
 * asked of its members then.
 * @param given `vatThen`: the VAT of that moment, which a moment never goes without
 */
export async function outcomesOfPrices(
  deps: Deps,
  projectId: string,
  prices: readonly PriceOfPlace[],
  { vatThen, ...given }: Omit<Scene, "day"> & { readonly vatThen?: VatOf } = {},
) {
  const scene = { ...given, day: today(deps) };
  const { moment, day } = scene;
  const pointIds = prices.map(({ pointId }) => pointId);
  const members = await findMembersAt(deps.db, { projectId, pointIds }, deps.now());
  const told = new Map(prices.map((one) => [one.pointId, one]));
  const askedOf = await loadAskedOfPlaces(deps, projectId, { places: prices, moment, vatThen });
  const proposed = members.map((member) => {
    const pointId = member.consumptionPointId;
    const asked = told.get(pointId)?.price ?? 0;
    const price = typeof asked === "number" ? exactly(asked) : asked;
    return [pointId, toProposed(member, price, { ...askedOf(pointId), day })] as const;
  });
  const sums = await sumsOf(deps, projectId, new Map(proposed), scene);
  const plannedText = await findSupposedPlantsText(deps.db, projectId, day);
  const homes = new Map(proposed.map(([pointId, { home }]) => [pointId, home]));
  return new Map(
    members.flatMap((member) => {
      const pointId = member.consumptionPointId;
      const [sum, home] = [sums.get(member.applicationId), homes.get(pointId)];
      if (!sum || !home) return [];
      const { asked, ownPart } = askedOf(pointId);
      const { id: _, ...figures } = sum;
      const outcome = {
        ...figures,
        ...toldPart(ownPart),
        ...indexedBy(asked, figures.later),
        plannedText,
        name: member.name,
        vatRegime: asked.vatRegime,
        engagement: asked.engagement,
        yearlyKwh: home.annualKwh,
        isConsumptionKnown: member.annualKwh > 0,
        isContractKnown: member.contract !== null,
        areHoursAssumed: areHoursAssumed(member.contract),
        own: ownInputsOf(member),
      };
      return [[pointId, outcome] as const];
    }),
  );
}

/** The same of one point, and by how many contracts it buys what that counts; null for one that is not the project's. */
export async function outcomeOfPrice(
  deps: Deps,
  { projectId, ...price }: PriceOfPlace & { readonly projectId: string },
) {
  const outcome = (await outcomesOfPrices(deps, projectId, [price])).get(price.pointId);
  if (!outcome) return null;
  const isSold = !paysNobody(outcome);
  return { ...outcome, ...(isSold && (await findContractsOfSum(deps.db, projectId, price.pointId))) };
}

/**
 * What the project may bring a point at the price that it announces, as its page says it to who has none of his own. `outcome` is
 * null where that page has no sum either: what he consumes is not known, or what a business pays.
 */
export async function outcomeOfAnnounced(
  deps: Deps,
  { projectId, pointId }: Pick<PriceOfPlace, "pointId"> & { readonly projectId: string },
) {
  const { price, production } = await findEstimateBasis(deps.db, projectId);
  const sells = production.length > 0;
  const [member] = await findMembersAt(deps.db, { projectId, pointIds: [pointId] }, deps.now());
  const isKnown = sells && member && member.annualKwh > 0 && !needsOwnPrice(member);
  const outcome = isKnown ? await outcomeOfPrice(deps, { projectId, pointId, price: price ?? 0 }) : null;
  return { isGiven: sells && price === null, price, outcome };
}

const pricedStatuses: readonly string[] = [
  "PROPOSAL",
  "SIGNATURE",
  "SIGNED",
  "EXPLOITATION",
] satisfies ReadStatus[];

interface PricedApplication {
  readonly pointId: string;
  readonly projectId: string;
  readonly progress: readonly Progress[];
  readonly status: ReadStatus;
  /** What its contract says from its sending on, and before that will say. */
  readonly price: number;
  /** What was said yes to, or waits. */
  readonly proposedPrice: number;
  readonly proposedAt: string;
  readonly until: string | null;
}

/** Those of these points that have a price to answer or accepted one, as long as they take part. */
async function findPriced({ db }: Deps, pointIds: readonly string[]): Promise<PricedApplication[]> {
  const applications = await progressOf(db, "consumer", pointIds);
  const projectIds = [...new Set([...applications.values()].map(({ projectId }) => projectId))];
  const contracts = await findContractTerms(db, projectIds, pointIds);
  const agreedPrice = await findAgreedPrices(db, projectIds, pointIds);
  const contractPrice = new Map(
    contracts.map(({ projectId, consumptionPointId, terms }) => [
      `${projectId} ${consumptionPointId}`,
      terms.price,
    ]),
  );
  return pointIds.flatMap((pointId) => {
    const application = applications.get(pointId);
    const priced = application && newestProgress(application.progress.filter(({ price }) => price));
    if (!application || !priced?.price) return [];
    const status = currentStatus(application.progress);
    if (!pricedStatuses.includes(status)) return [];
    const { projectId, progress } = application;
    const { price: proposedPrice, createdAt: proposedAt, priceUntil: until = null } = priced;
    const price =
      contractPrice.get(`${projectId} ${pointId}`) ?? agreedPrice(projectId, pointId) ?? proposedPrice;
    return [{ pointId, projectId, progress, status, price, proposedPrice, proposedAt, until }];
  });
}

const unchanged = { termsSince: null, movedSince: null, vatThen: null };

/** What a price brought at a moment, by who took part and who waited then; null where the VAT of then is not known. */
async function sumOfThen(deps: Deps, projectId: string, place: PriceOfPlace, at: string) {
  const moment = { at, together: [place.pointId] };
  const vatThen = await loadVatAt(deps.db, projectId, moment);
  if (vatThen === null) return null;
  return (await outcomesOfPrices(deps, projectId, [place], { moment, vatThen })).get(place.pointId) ?? null;
}

interface Now {
  readonly beside: readonly PricedPoint[];
  readonly vatRegime: VatRegime;
  readonly isSold: boolean;
  readonly own: ReturnType<typeof ownInputsOf>;
}

/** What a sum counts today that it did not when it was told: with the price that waits, when it was said yes to, or when he signed it here, with the sum of then. */
async function changesOf(deps: Deps, priced: PricedApplication, { beside, vatRegime, isSold, own }: Now) {
  const { status, proposedAt, progress, projectId, ...place } = priced;
  const since = { projectId, together: [place.pointId], day: today(deps), isSold };
  const isWaiting = status === "PROPOSAL";
  // The mail of the last price told all that waited.
  const told = [proposedAt, ...beside.flatMap((one) => one.proposedAt?.toISOString() ?? [])]
    .toSorted()
    .at(-1);
  const signedAt = isWaiting ? undefined : await findSaleSignedAt(deps.db, projectId, place.pointId);
  const kept = isWaiting || status === "SIGNATURE" || signedAt ? await findKeptSum(deps.db, priced) : null;
  const answered = isWaiting ? told : (signedAt?.toISOString() ?? newestProgress(progress)?.createdAt);
  const at = kept?.at ?? answered;
  if (at === undefined) return unchanged;
  const { movedSince, ...written } = await changedSince(deps.db, { ...since, at });
  // A yes is to the VAT of its own day, whatever was told with the price.
  const vatThen = isSold ? await findVatThen(deps.db, { ...since, at: answered ?? at }, vatRegime) : null;
  const others = kept === null && (await haveOthersMoved(deps.db, { ...since, at }));
  if (isWaiting) {
    const waiting = { ...unchanged, ...written, vatThen, movedSinceProposal: movedSince };
    const told = { ...waiting, announced: await findAnnouncedSum(deps.db, priced) };
    if (kept) return { ...told, agreed: kept, ownChanges: ownChangesSince(kept, own) };
    if (!movedSince && !written.termsSince && !others) return told;
    return {
      ...told,
      agreed: await sumOfThen(deps, projectId, { ...place, price: place.proposedPrice }, at),
    };
  }
  // Of who signed elsewhere the day is not known: he is told of his own places alone.
  if (status !== "SIGNATURE" && !signedAt && !movedSince?.ownPlacesLeft) return unchanged;
  const changed = { ...written, movedSince, vatThen, ...(signedAt && { signedAt: signedAt.toISOString() }) };
  if (kept) return { ...changed, agreed: kept, ownChanges: ownChangesSince(kept, own) };
  if (!movedSince && !written.termsSince && !others) return changed;
  const price = signedAt ? place.price : place.proposedPrice;
  return { ...changed, agreed: await sumOfThen(deps, projectId, { ...place, price }, at) };
}

/** What a place brings where its holder's others, whose prices wait, come to nothing; null where there are none. */
async function aloneOf(
  deps: Deps,
  priced: PricedApplication,
  isBeside: boolean,
): Promise<PriceProposal["alone"]> {
  if (!isBeside) return null;
  const { projectId, pointId } = priced;
  const alone = (await outcomesOfPrices(deps, projectId, [priced], { isAlone: true })).get(pointId);
  return alone ? { savingEur: alone.savingEur, savingWithoutVatEur: alone.savingWithoutVatEur } : null;
}

/**
 * The price that awaits the holder's answer or has his yes, with what it brings to him, as long as he takes part; null when there
 * is none.
 */
export async function getPriceProposal(deps: Deps, pointId: string): Promise<PriceProposal | null> {
  const [priced] = await findPriced(deps, [pointId]);
  if (!priced) return null;
  const { projectId, price, proposedAt, until } = priced;
  const [outcome, beside, ownSellers] = await Promise.all([
    outcomeOfPrice(deps, { projectId, pointId, price }),
    waitingBeside(deps, priced),
    findOwnSellers(deps.db, projectId, [pointId]),
  ]);
  if (!outcome) return null;
  const [alone, contracts, changes] = await Promise.all([
    aloneOf(deps, priced, beside.length > 0),
    contractsOf(deps, priced, outcome),
    changesOf(deps, priced, {
      beside,
      vatRegime: outcome.vatRegime,
      isSold: !paysNobody(outcome),
      own: outcome.own,
    }),
  ]);
  const ownSeller = ownSellers.get(pointId) ?? null;
  return { ...outcome, price, proposedAt, until, ownSeller, alone, ...contracts, ...changes };
}

/** The same of several places of one project, without what changed since: what the project is alone is worked out once. */
export async function getPriceProposals(
  deps: Deps,
  projectId: string,
  pointIds: readonly string[],
): Promise<Map<string, PriceProposal>> {
  const priced = (await findPriced(deps, pointIds)).filter((one) => one.projectId === projectId);
  if (priced.length === 0) return new Map();
  const outcomes = await outcomesOfPrices(deps, projectId, priced);
  const ownSellers = await findOwnSellers(deps.db, projectId, pointIds);
  return new Map(
    priced.flatMap(({ pointId, price, proposedAt, until }) => {
      const outcome = outcomes.get(pointId);
      const told = { price, proposedAt, until, ownSeller: ownSellers.get(pointId) ?? null };
      return outcome ? [[pointId, { ...outcome, ...told }] as const] : [];
    }),
  );
}
