import { dayInParis } from "@mec/domain/shared";
import type { Deps } from "../../../deps.ts";
import { planned } from "../../point/scopes.ts";
import { sharingBy } from "../scopes.ts";
import { selectVisible } from "../visible.ts";

/** What the plants of public projects are still to produce: no current figure. */
const plannedIn = (deps: Deps) =>
  selectVisible(deps.db, {})
    .innerJoin("production_point as plant", "plant.project_id", "project.id")
    .where(planned("plant"))
    .select(({ fn }) => [
      fn.sum<number | null>("plant.production_power").as("power"),
      fn.sum<number | null>("plant.annual_production").as("production"),
    ])
    .executeTakeFirstOrThrow();

/** Current figures on the public projects. */
export async function getFigures(deps: Deps) {
  const toCome = await plannedIn(deps);
  const row = await selectVisible(deps.db, {})
    .select(({ fn }) => [
      fn.countAll<string>().as("projects"),
      fn
        .countAll<string>()
        .filterWhere(sharingBy(dayInParis(deps.now())))
        .as("running"),
      fn.sum<string | null>("number_of_consumers").as("consumers"),
      fn.sum<string | null>("number_of_producers").as("producers"),
      fn.sum<number | null>("power_kwc").as("power"),
      fn.sum<number | null>("annual_production").as("production"),
    ])
    .executeTakeFirstOrThrow();
  return {
    projects: Number(row.projects),
    running: Number(row.running),
    participants: Number(row.consumers) + Number(row.producers),
    powerKwc: Math.max(0, Number(row.power) - Number(toCome.power)),
    annualProductionKwh: Math.max(0, Number(row.production) - Number(toCome.production)),
  };
}
