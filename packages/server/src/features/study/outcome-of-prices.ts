import { needsOwnPrice } from "@mec/domain/point";
import type { PriceRange } from "@mec/domain/shared";
import {
  areHoursAssumed,
  type CountedOthers,
  countedOthersOf,
  paysNobody,
  untilSharingText,
} from "@mec/domain/study";
import { exactly } from "@mec/energy";
import type { Deps } from "../../deps.ts";
import { findContractsOfSum } from "../document/sales/reads.ts";
import { toldPart } from "./asked-of-members.ts";
import { loadAskedOfPlaces, type PlaceAsked } from "./asked-of-places.ts";
import { findSupposedPlants } from "./counted-plants.ts";
import { findEstimateBasis } from "./estimate-basis.ts";
import { findMembersAt } from "./member-store.ts";
import { loadVatAt, type VatOf } from "./moment.ts";
import { ownInputsOf } from "./own-inputs.ts";
import { basesWithout } from "./participant-basis.ts";
import { indexedBy, outcomesOf, today, toProposed } from "./price-proposal.ts";
import type { Scene } from "./shares-without.ts";

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
  const { text: plannedText } = await findSupposedPlants(deps.db, projectId, day);
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

/** Which plants the sum of a place counts that do not share yet, with what it is until they do: as long as others produce. */
async function supposedOf(deps: Deps, projectId: string, place: PriceOfPlace): Promise<string | null> {
  const { text, plantIds, isAll } = await findSupposedPlants(deps.db, projectId, today(deps));
  if (isAll || plantIds.length === 0) return text;
  const moment = { at: deps.now().toISOString(), together: [], without: plantIds };
  const vatThen = await loadVatAt(deps.db, projectId, moment);
  if (vatThen === null) return text;
  const sums = await outcomesOfPrices(deps, projectId, [place], { moment, vatThen });
  const sum = sums.get(place.pointId);
  return sum ? `${text} ${untilSharingText(sum)}` : text;
}

/** The same of one point, and by how many contracts it buys what that counts; null for one that is not the project's. */
export async function outcomeOfPrice(
  deps: Deps,
  { projectId, ...price }: PriceOfPlace & { readonly projectId: string },
) {
  const outcome = (await outcomesOfPrices(deps, projectId, [price])).get(price.pointId);
  if (!outcome) return null;
  const isSold = !paysNobody(outcome);
  const plannedText = outcome.plannedText && (await supposedOf(deps, projectId, price));
  return {
    ...outcome,
    plannedText,
    ...(isSold &&
      (await findContractsOfSum(deps.db, { projectId, pointId: price.pointId, today: today(deps) }))),
  };
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
