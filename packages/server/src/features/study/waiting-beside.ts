import type { Deps } from "../../deps.ts";
import { findPricedPoints } from "./member-store.ts";
import { today } from "./price-proposal.ts";

/** The same person's other places in the project that have a price to answer. */
export async function waitingBeside(
  deps: Deps,
  { projectId, pointId }: { readonly projectId: string; readonly pointId: string },
) {
  const { accountId } = await deps.db
    .selectFrom("consumption_point")
    .select("account_id as accountId")
    .where("id", "=", pointId)
    .executeTakeFirstOrThrow();
  const places = await findPricedPoints(deps.db, [projectId], { accountId, day: today(deps) });
  return places.filter(({ consumptionPointId, takesPart }) => consumptionPointId !== pointId && !takesPart);
}
