import { type AcceptancePreview, toEstimateProject } from "@mec/api/study";
import { losersInBothCases } from "@mec/domain/study";
import { type EstimateFigures, exactly } from "@mec/energy";
import type { Db } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import { type Asked, loadAskedOf, toldPart } from "./asked-of-members.ts";
import { askedOfPlaces } from "./asked-of-places.ts";
import { resultOf } from "./compute/by-id.ts";
import { findSupposedPlantsText } from "./counted-plants.ts";
import { type BasisOfProject, findEstimateBasis } from "./estimate-basis.ts";
import { isIn } from "./load-study.ts";
import { findMembersAmong, findUntold, type Member } from "./member-store.ts";
import { basesWithout } from "./participant-basis.ts";
import { indexedBy, outcomesOf, today, toldLosses, toProposed } from "./price-proposal.ts";
import type { Shares } from "./shares-without.ts";
import { figuresToOwner } from "./shown-to-owner.ts";

/** The part of the yearly production that participants consume, as the owner's home tells it, and with these people too. */
async function reservedWith(
  db: Db,
  projectId: string,
  people: readonly Member[],
): Promise<AcceptancePreview["reserved"]> {
  const { produced, taken } = await db
    .selectFrom("project")
    .select(["annual_production as produced", "accepted_kwh as taken"])
    .where("id", "=", projectId)
    .executeTakeFirstOrThrow();
  if (produced <= 0) return null;
  const added = people.filter((one) => !isIn(one)).reduce((sum, { annualKwh }) => sum + annualKwh, 0);
  return { before: taken / produced, after: (taken + added) / produced };
}

type Price = Pick<AcceptancePreview["people"][number], "price" | "priceFrom">;

/** What his contract will say, as far as it is known: his own terms, else what was proposed to him, else the page. */
function priceOf({ price }: Member, { ownPrice }: Asked, announced: Price["price"]): Price {
  if (ownPrice !== null) return { price: exactly(ownPrice), priceFrom: "terms" };
  if (price !== null) return { price: exactly(price), priceFrom: "proposal" };
  return { price: announced, priceFrom: "project" };
}

/** What a project brings and asks, read once for all its members. */
const readTerms = async (db: Db, projectId: string) => ({
  basis: await findEstimateBasis(db, projectId),
  askedOf: await loadAskedOf(db, projectId),
});

const pointOf = ({ consumptionPointId }: Member): string => consumptionPointId;

/**
 * At which price each member would take part, and what it would bring to him.
 * @param selected those of them who would be accepted: each counts its holder's others
 */
async function outcomesAtOwnPrices(
  deps: Deps,
  { basis, askedOf }: Awaited<ReturnType<typeof readTerms>>,
  { members, selected }: { members: readonly Member[]; selected: readonly string[] },
) {
  // Of what is announced, what its page counts.
  const { price: counted } = toEstimateProject(basis);
  const { projectId } = basis;
  const placeOf = await askedOfPlaces(deps.db, projectId, { pointIds: members.map(pointOf), askedOf });
  const priced = members.map((member) => {
    const place = placeOf(pointOf(member));
    return { member, ...place, ...priceOf(member, place.asked, basis.price) };
  });
  const people = [];
  for (const { shares, some } of await byShares(deps, basis, { priced, selected })) {
    const proposed = some.map(({ member, asked, ownPart, price, priceFrom }) =>
      toProposed(member, priceFrom === "project" ? counted : price, { asked, ownPart, day: today(deps) }),
    );
    people.push(...(await outcomesOf(deps, { ...basis, ...shares }, proposed)).people);
  }
  return { priced, people };
}

/** The shares that each member is counted beside, by point: the project's for who has no other place in it. */
async function ownShares(
  deps: Deps,
  basis: BasisOfProject,
  { members, selected }: { members: readonly Member[]; selected: readonly string[] },
): Promise<Map<string, Shares>> {
  const day = today(deps);
  const [taking, others] = [members.filter(isIn), members.filter((one) => !isIn(one))];
  const bases = [
    ...(await basesWithout(deps.db, basis, taking.map(pointOf), { day })),
    ...(await basesWithout(deps.db, basis, others.map(pointOf), { day, priced: selected })),
  ];
  return new Map(
    bases.flatMap(({ basis: { pledgedShare, filledShare = null }, pointIds }) =>
      pointIds.map((pointId) => [pointId, { pledgedShare, filledShare }] as const),
    ),
  );
}

/** Members by the shares that each is counted beside, as his page tells it. Shares go by steps, so that thousands of members are few lots. */
async function byShares<One extends { readonly member: Member }>(
  deps: Deps,
  basis: BasisOfProject,
  { priced, selected }: { priced: readonly One[]; selected: readonly string[] },
): Promise<{ readonly shares: Shares; readonly some: One[] }[]> {
  const sharesOf = await ownShares(deps, basis, { members: priced.map(({ member }) => member), selected });
  const lots = new Map<string, { readonly shares: Shares; readonly some: One[] }>();
  for (const one of priced) {
    const shares = resultOf(sharesOf, pointOf(one.member));
    const key = `${shares.pledgedShare} ${shares.filledShare}`;
    const same = lots.get(key) ?? { shares, some: [] };
    same.some.push(one);
    lots.set(key, same);
  }
  return [...lots.values()];
}

const lot = 500;

/** What each member reads on his own page, by his point: the sums of the lists, beside what a study counts for him. */
export async function gainsOf(deps: Deps, projectId: string, members: readonly Member[]) {
  const gains = new Map<string, Pick<EstimateFigures, "savingEur" | "savingWithoutVatEur">>();
  const terms = await readTerms(deps.db, projectId);
  for (let from = 0; from < members.length; from += lot) {
    const { priced, people } = await outcomesAtOwnPrices(deps, terms, {
      members: members.slice(from, from + lot),
      selected: [],
    });
    const byId = new Map(people.map((one) => [one.id, one]));
    for (const { member } of priced) {
      const { savingEur, savingWithoutVatEur } = resultOf(byId, member.applicationId);
      gains.set(member.consumptionPointId, { savingEur, savingWithoutVatEur });
    }
  }
  return gains;
}

/**
 * What candidates would share and gain once accepted: each at the price of his own terms of sale, else at the one that
 * was proposed to him, else at the prices that the project announces; by the same estimate as on its page. Bounded: a millisecond or so for each.
 * What a participant gains is told too, as his own page tells it.
 * Who left or was turned down since the list was read is left out, as is whoever did not apply.
 * @param asRead as each reads it on his own page today, whoever else is asked about: else his places among them are counted together
 */
export async function previewAcceptance(
  deps: Deps,
  projectId: string,
  applicationIds: readonly string[],
  { asRead = false }: { readonly asRead?: boolean | undefined } = {},
): Promise<AcceptancePreview> {
  const members = await findMembersAmong(deps.db, { projectId, applicationIds }, deps.now());
  const terms = await readTerms(deps.db, projectId);
  const { priced, people } = await outcomesAtOwnPrices(deps, terms, {
    members,
    selected: asRead ? [] : members.map(pointOf),
  });
  const untold = await findUntold(deps.db, projectId, members);
  const byId = new Map(people.map(({ id, ...figures }) => [id, figures]));
  return {
    people: priced.flatMap(({ member, asked, ownPart, price, priceFrom }) => {
      const figures = byId.get(member.applicationId);
      if (!figures) return [];
      return {
        ...figuresToOwner({ ...figures, ...indexedBy(asked, figures.later) }),
        ...toldPart(ownPart),
        applicationId: member.applicationId,
        ...toldLosses(untold.has(member.applicationId), figures),
        price,
        priceFrom,
        isConsumptionKnown: member.annualKwh > 0,
      };
    }),
    ...losersInBothCases(people.filter(({ id }) => !untold.has(id))),
    plannedText: await findSupposedPlantsText(deps.db, projectId, today(deps)),
    vatRegime: terms.basis.vatRegime,
    reserved: await reservedWith(deps.db, projectId, members),
  };
}
