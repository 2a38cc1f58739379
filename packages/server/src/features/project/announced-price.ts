import { type RawBuilder, sql } from "kysely";
import { askingToLeave, newestPrice, saidYes, takingPart } from "../application/scopes.ts";

/** Of a point "plant": its holder has said yes to less than the least that he asks here. */
const sellsForLess = sql`exists (
  select from application a
  where a.production_point_id = plant.id and a.project_id = plant.project_id
    and ${takingPart("a")} and ${saidYes("a")} and ${newestPrice("a")} < plant.price_min)`;

/** Of a point "plant": its holder has asked to leave, and sells nothing new. */
const leaves = sql`exists (
  select from application a
  where a.production_point_id = plant.id and a.project_id = plant.project_id and ${askingToLeave("a")})`;

/**
 * In a query over projects: the least for which all who sell in the row's project and stay do, €/kWh without tax; null where nobody sells.
 * `priceRangeOf`, read once a row is chosen: every change of a plant or of a step writes its project's row, so that no kept answer
 * outlives it. Nearly all projects have one seller, whose range stands in the row.
 */
export const leastAsked: RawBuilder<number | null> = sql<number | null>`case
  when project.number_of_producers > 1 then (
    select coalesce(max(plant.price_min) filter (where not ${sellsForLess} and not ${leaves}),
      min(plant.price_min) filter (where not ${leaves}), min(plant.price_min))
    from production_point plant where plant.project_id = project.id)
  else project.price_min
end`;

/** The most that one of them asks. */
export const mostAsked: RawBuilder<number | null> = sql<number | null>`case
  when project.number_of_producers > 1 then (
    select coalesce(max(plant.price_max) filter (where not ${leaves}), max(plant.price_max))
    from production_point plant where plant.project_id = project.id)
  else project.price_max
end`;

/** The least, 0 where all is given: by which projects are found. The row's lowest price is never above it. */
export const leastPrice: RawBuilder<number | null> = sql<
  number | null
>`coalesce(${leastAsked}, project.lowest_price)`;
