import { longestPage } from "@mec/api";
import type { Actor, Deps } from "../../deps.ts";
import {
  consumptionPointsOf,
  countConsumptionPointsOf,
  countProductionPointsOf,
  productionPointsOf,
} from "../point/index.ts";
import { countProjectsOf, projectsOf } from "./store.ts";

const first = { limit: longestPage, offset: 0 };

/** Those that were read, counted unless there may be others. */
const totalOf = async (read: readonly unknown[], count: () => Promise<number>): Promise<number> =>
  read.length < longestPage ? read.length : count();

/** The projects of a person and the points that he holds, and how many there are. */
export async function getPoints({ db, now }: Deps, { id }: Actor) {
  const [projects, productionPoints, consumptionPoints] = await Promise.all([
    projectsOf(db, id, first),
    productionPointsOf(db, id, now(), first),
    consumptionPointsOf(db, id, now(), first),
  ]);
  const totals = {
    projects: await totalOf(projects, () => countProjectsOf(db, id)),
    productionPoints: await totalOf(productionPoints, () => countProductionPointsOf(db, id)),
    consumptionPoints: await totalOf(consumptionPoints, () => countConsumptionPointsOf(db, id)),
  };
  return { projects, productionPoints, consumptionPoints, totals };
}
