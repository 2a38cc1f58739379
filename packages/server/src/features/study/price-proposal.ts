import {
  type Indexed,
  type Previewed,
  type PricePreview,
  toEstimateHome,
  toEstimateProject,
  vatRegimeOf,
} from "@mec/api/study";
import { isIndexed, laterGrowth, laterPrice, laterYear } from "@mec/domain/document";
import { DomainError, dayInParis } from "@mec/domain/shared";
import { assumedAnnualKwh, losersInBothCases, lossIn, ownSaving, type Saving } from "@mec/domain/study";
import {
  exactly,
  type Proposals,
  type ProposalsInput,
  type Proposed,
  type Range,
  soldOf,
  wantedBy,
} from "@mec/energy";
import type { Deps } from "../../deps.ts";
import { findSoldToThemselves } from "../signatory/reads.ts";
import { type Asked, loadAskedOf, toldPart } from "./asked-of-members.ts";
import { type AskedOfPlace, askedOfPlaces } from "./asked-of-places.ts";
import { findAskingMore, findSurplusPrice } from "./asks-more.ts";
import { resultOf } from "./compute/by-id.ts";
import { findSupposedPlantsText } from "./counted-plants.ts";
import { type BasisOfProject, findEstimateBasis } from "./estimate-basis.ts";
import { isIn } from "./load-study.ts";
import { findMembers, findUntold, type Member } from "./member-store.ts";
import { basesWithout } from "./participant-basis.ts";
import type { Scene } from "./shares-without.ts";
import { breakEvenToOwner, figuresToOwner } from "./shown-to-owner.ts";

export const today = (deps: Deps): string => dayInParis(deps.now());

function homeOf({ annualKwh, ...told }: Member, day: string) {
  const { contract, consumerType, segment, meterPower, workingHours, reclaimsVat, electricHeating } = told;
  const yearlyConsumption = annualKwh || assumedAnnualKwh[consumerType];
  const ofKind = { workingHours, reclaimsVat, electricHeating };
  return toEstimateHome({ yearlyConsumption, contract, consumerType, segment, meterPower, ...ofKind }, day);
}

export function toProposed(
  member: Member,
  price: Proposed["price"],
  { asked, ownPart, day }: AskedOfPlace & { readonly day: string },
): Proposed {
  return {
    id: member.applicationId,
    home: homeOf(member, day),
    price,
    fees: asked.fees,
    vatRegime: vatRegimeOf(asked),
    ownPart,
    laterPrice: price && price.min === price.max ? laterPrice(asked.engagement, price.max) : null,
  };
}

/** How long a sum holds, as the terms of sale say. */
export function indexedBy({ engagement }: Asked, later: Proposals["people"][number]["later"]): Indexed {
  const year = laterYear(engagement);
  return { isIndexed: isIndexed(engagement), later: later && year ? { year, ...later } : null };
}

/** A price that rises by an agreed rate keeps somebody from losing where its later year does. */
const lastingBreakEven = ({ engagement }: Asked, breakEven: Range | null): Range | undefined =>
  breakEven
    ? breakEvenToOwner({ low: breakEven.low / laterGrowth(engagement), high: breakEven.high })
    : undefined;

/** Computed from the project's sums and typical curves, as on its public page: from nobody's readings. */
export async function outcomesOf(
  deps: Deps,
  basis: BasisOfProject,
  people: readonly Proposed[],
  accepted: ProposalsInput["accepted"] = [],
) {
  const input = { project: toEstimateProject(basis), people, accepted, day: today(deps) };
  return deps.workers.run("proposals", input, basis.projectId);
}

/** Whether a person would lose, even in the best case or maybe: the first year, and in the later one of a rising price. */
const lossesOf = ({
  later,
  ...sum
}: Saving & { readonly later: Saving | null }): Pick<Previewed, "loss" | "laterLoss"> => ({
  loss: lossIn(ownSaving(sum)),
  laterLoss: later && lossIn(ownSaving(later)),
});

/** The same where nobody has said yet whether he buys from himself: of a purchase that may never be no loss is told. */
export const toldLosses = (isUntold: boolean, figures: Parameters<typeof lossesOf>[0]) =>
  isUntold ? { loss: null, laterLoss: null, sellerUntold: true as const } : lossesOf(figures);

/** Those of the project's members whose applications are named. @throws DomainError UNKNOWN_PARTICIPANT for any other. */
function membersNamed(everyone: readonly Member[], applicationIds: readonly string[]): Member[] {
  const wanted = new Set(applicationIds);
  const members = everyone.filter(({ applicationId }) => wanted.has(applicationId));
  if (members.length === wanted.size) return members;
  throw new DomainError("UNKNOWN_PARTICIPANT", "Un de ces participants n’est pas candidat à ce projet.");
}

type Bases = Awaited<ReturnType<typeof basesWithout>>;

/** What is computed of people, each beside those that his basis counts. */
async function outcomesOn(
  deps: Deps,
  bases: Bases,
  { proposed, accepted }: { proposed: ReadonlyMap<string, Proposed>; accepted: ProposalsInput["accepted"] },
): Promise<Proposals> {
  const lots = [];
  for (const { basis, pointIds } of bases) {
    const people = pointIds.map((pointId) => resultOf(proposed, pointId));
    lots.push(await outcomesOf(deps, basis, people, accepted));
  }
  const wanted = lots.map((lot) => lot.wanted).reduce(wantedBy);
  return { people: lots.flatMap(({ people }) => people), ...soldOf(wanted), wanted };
}

const sharesOf = (bases: Bases): string =>
  bases
    .flatMap(({ basis: { pledgedShare, filledShare }, pointIds }) =>
      pointIds.map((id) => `${id} ${pledgedShare} ${filledShare}`),
    )
    .toSorted()
    .join();

/** What each person reads on his own page, beside his other places that have a price or are among these; and what is sold once all share. */
async function outcomesOfProposed(
  deps: Deps,
  projectId: string,
  told: Parameters<typeof outcomesOn>[2],
): Promise<Proposals> {
  const basis = await findEstimateBasis(deps.db, projectId);
  const pointIds = [...told.proposed.keys()];
  const beside = (scene: Omit<Scene, "day">) =>
    basesWithout(deps.db, basis, pointIds, { day: today(deps), ...scene });
  const [each, all] = [await beside({ priced: pointIds }), await beside({ joined: pointIds })];
  const own = await outcomesOn(deps, each, told);
  if (sharesOf(each) === sharesOf(all)) return own;
  return { ...(await outcomesOn(deps, all, told)), people: own.people };
}

/**
 * What a price would bring to candidates and to the sellers, before it is proposed; who has a price in terms of sale
 * of his own is counted at that one, which his contract will say.
 * @throws DomainError UNKNOWN_PARTICIPANT for an application that is not a consumer's to this project.
 */
export async function previewPrice(
  deps: Deps,
  projectId: string,
  { price, applicationIds }: { price: number; applicationIds: readonly string[] },
): Promise<PricePreview> {
  const everyone = await findMembers(deps.db, projectId, deps.now());
  const members = membersNamed(everyone, applicationIds);
  const accepted = everyone.filter((one) => isIn(one) && !members.includes(one));
  const pointIds = members.map(({ consumptionPointId }) => consumptionPointId);
  const askedOf = await loadAskedOf(deps.db, projectId, pointIds);
  const placeOf = await askedOfPlaces(deps.db, projectId, { pointIds, askedOf });
  const askedOfEach = new Map<string, AskedOfPlace>();
  const proposed = members.map((member) => {
    const pointId = member.consumptionPointId;
    const place = placeOf(pointId);
    askedOfEach.set(member.applicationId, place);
    const asked = exactly(place.asked.ownPrice ?? price);
    return [pointId, toProposed(member, asked, { ...place, day: today(deps) })] as const;
  });
  const untold = await findUntold(deps.db, projectId, members);
  const acceptedIds = accepted.map(({ consumptionPointId }) => consumptionPointId);
  const own = await findSoldToThemselves(deps.db, projectId, acceptedIds);
  const { people, ...sold } = await outcomesOfProposed(deps, projectId, {
    proposed: new Map(proposed),
    accepted: accepted.map((member) => homeOf(member, today(deps))),
  });
  return {
    price,
    people: people.map(({ id: applicationId, breakEven, ...figures }) => {
      const { asked, ownPart } = resultOf(askedOfEach, applicationId);
      const isUntold = untold.has(applicationId);
      return {
        ...figuresToOwner({ ...figures, ...indexedBy(asked, figures.later) }),
        ...toldPart(ownPart),
        applicationId,
        ownPrice: asked.ownPrice,
        breakEven: isUntold ? undefined : lastingBreakEven(asked, breakEven),
        ...toldLosses(isUntold, figures),
      };
    }),
    ...losersInBothCases(people.filter(({ id }) => !untold.has(id))),
    plannedText: await findSupposedPlantsText(deps.db, projectId, today(deps)),
    askingMore: await findAskingMore(deps.db, projectId, price),
    surplusPrice: await findSurplusPrice(deps.db, projectId, today(deps)),
    vatRegime: askedOf(null).vatRegime,
    accepted: accepted.length,
    acceptedOwn: own.size,
    ...sold,
  };
}
