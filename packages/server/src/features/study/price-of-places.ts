import type { PriceProposal } from "@mec/api/study";
import { currentStatus, newestProgress, type Progress, type ReadStatus } from "@mec/domain/application";
import type { VatRegime } from "@mec/domain/shared";
import { paysNobody } from "@mec/domain/study";
import type { Deps } from "../../deps.ts";
import { findAnnouncedSum, findKeptSum } from "../application/kept-sums/reads.ts";
import { progressOf } from "../application/reads.ts";
import { findAgreedPrices, findContractTerms } from "../document/terms/reads.ts";
import { findOwnSellers } from "../signatory/reads.ts";
import { findSaleSignedAt } from "../signature/retraction/reads.ts";
import { contractsOf } from "./contracts-of-price.ts";
import type { PricedPoint } from "./member-store.ts";
import { loadVatAt } from "./moment.ts";
import { outcomeOfPrice, outcomesOfPrices, type PriceOfPlace } from "./outcome-of-prices.ts";
import { ownChangesSince, type ownInputsOf } from "./own-inputs.ts";
import { today } from "./price-proposal.ts";
import { changedSince, findVatThen, haveOthersMoved } from "./since-yes.ts";
import { waitingBeside } from "./waiting-beside.ts";

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
