import type { AcceptancePreview } from "@mec/api/study";
import { exactly } from "@mec/energy";
import type { Db } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import { loadAskedOf } from "./asked-of-members.ts";
import { findEstimateBasis } from "./estimate-basis.ts";
import { isIn } from "./load-study.ts";
import { findMembersAmong, type Member } from "./member-store.ts";
import { losersOf, outcomesOf, today, toProposed } from "./price-proposal.ts";

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

/**
 * What candidates would share and gain once accepted: each at the price that was proposed to him, else at the prices
 * that the project announces; by the same estimate as on its page. Bounded: a millisecond or so for each.
 * Who left or was turned down since the list was read is left out, as is whoever did not apply.
 */
export async function previewAcceptance(
  deps: Deps,
  projectId: string,
  applicationIds: readonly string[],
): Promise<AcceptancePreview> {
  const members = await findMembersAmong(deps.db, { projectId, applicationIds }, deps.now());
  const basis = await findEstimateBasis(deps.db, projectId);
  const askedOf = await loadAskedOf(deps.db, projectId);
  const priceOf = ({ price }: Member) => (price === null ? basis.price : exactly(price));
  const proposed = members.map((member) =>
    toProposed(member, priceOf(member), askedOf(member.consumptionPointId), today(deps)),
  );
  const { people } = await outcomesOf(deps, basis, proposed);
  const byId = new Map(people.map(({ id, ...figures }) => [id, figures]));
  return {
    people: members.flatMap((member) => {
      const figures = byId.get(member.applicationId);
      if (!figures) return [];
      return {
        ...figures,
        applicationId: member.applicationId,
        price: priceOf(member),
        isPriceProposed: member.price !== null,
        isConsumptionKnown: member.annualKwh > 0,
      };
    }),
    ...losersOf(people),
    vatRegime: basis.vatRegime,
    reserved: await reservedWith(deps.db, projectId, members),
  };
}
