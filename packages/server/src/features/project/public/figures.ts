import type { Deps } from "../../../deps.ts";
import { selectVisible } from "../visible.ts";

/** Current figures on the public projects. */
export async function getFigures(deps: Deps) {
  const row = await selectVisible(deps.db, {})
    .select(({ fn }) => [
      fn.countAll<string>().as("projects"),
      fn.sum<string | null>("number_of_consumers").as("consumers"),
      fn.sum<string | null>("number_of_producers").as("producers"),
      fn.sum<number | null>("power_kwc").as("power"),
      fn.sum<number | null>("annual_production").as("production"),
    ])
    .executeTakeFirstOrThrow();
  return {
    projects: Number(row.projects),
    participants: Number(row.consumers) + Number(row.producers),
    powerKwc: Number(row.power),
    annualProductionKwh: Number(row.production),
  };
}
