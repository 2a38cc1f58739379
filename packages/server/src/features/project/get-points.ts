import type { Actor, Deps } from "../../deps.ts";
import { consumptionPointsOf, productionPointsOf } from "../point/index.ts";
import { projectsOf } from "./store.ts";

/** All points that a person holds. */
export async function getPoints(deps: Deps, actor: Actor) {
  const now = deps.now();
  const [projects, productionPoints, consumptionPoints] = await Promise.all([
    projectsOf(deps.db, actor.id),
    productionPointsOf(deps.db, actor.id, now),
    consumptionPointsOf(deps.db, actor.id, now),
  ]);
  return { projects, productionPoints, consumptionPoints };
}
