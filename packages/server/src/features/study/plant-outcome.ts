import { concludedOf, type PlantSale } from "@mec/api/study";
import type { Deps } from "../../deps.ts";
import { findLeavingConsumers } from "../application/left/reads.ts";
import { findSurplusBuyer } from "../document/annexe-2/reads.ts";
import { findSoldTo } from "../document/sales/reads.ts";
import { type PlantIn, sumsOfPlant } from "./plant-sum.ts";

/** How many contracts end on each day, the first first. */
function daysOf(leaving: readonly { readonly on: string }[]) {
  const contracts = new Map<string, number>();
  for (const { on } of leaving) contracts.set(on, (contracts.get(on) ?? 0) + 1);
  return [...contracts]
    .map(([on, count]) => ({ on, contracts: count }))
    .sort((a, b) => (a.on < b.on ? -1 : 1));
}

/** What its contracts bring once the buyers have gone whose day is settled, as the mail of their departure tells it; nothing where nobody leaves. */
async function afterDepartures(
  deps: Deps,
  { projectId, pointId }: PlantIn,
): Promise<Pick<PlantSale, "afterDepartures">> {
  const everyone = await findLeavingConsumers(deps.db, projectId);
  if (everyone.length === 0) return {};
  const sold = await findSoldTo(deps.db, projectId, pointId);
  const bound = new Set(sold.flatMap((one) => (one.isConcluded ? one.consumptionPointId : [])));
  const leaving = everyone.filter(({ consumptionPointId }) => bound.has(consumptionPointId));
  if (leaving.length === 0) return {};
  // Who leaves with no contract of this plant takes his part of what it shares with him too.
  const gone = everyone.map(({ consumptionPointId }) => consumptionPointId);
  const left = await sumsOfPlant(deps, { projectId, pointId, leaving: gone });
  const signed = left && concludedOf(left).signed;
  return signed ? { afterDepartures: { days: daysOf(leaving), signed } } : {};
}

/** What a plant earns in a project (`sumsOfPlant`), what becomes of it by the departures that are settled, and who buys the rest. */
export async function outcomeOfPlant(deps: Deps, where: PlantIn): Promise<PlantSale | null> {
  const sale = await sumsOfPlant(deps, where);
  if (!sale || where.leaving) return sale;
  const surplusBuyer = await findSurplusBuyer(deps.db, where.projectId, where.pointId);
  return {
    ...sale,
    ...(surplusBuyer !== null && { surplusBuyer }),
    ...(await afterDepartures(deps, where)),
  };
}

/** The same of a plant in the project that it takes part in; null where it takes part in none. */
export async function getPlantSale(deps: Deps, pointId: string): Promise<PlantSale | null> {
  const point = await deps.db
    .selectFrom("production_point")
    .select("project_id as projectId")
    .where("id", "=", pointId)
    .executeTakeFirst();
  return point?.projectId ? outcomeOfPlant(deps, { projectId: point.projectId, pointId }) : null;
}
