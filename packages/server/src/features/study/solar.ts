import { usualField } from "@mec/energy";
import { inTransaction } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import type { Mail } from "../../gateways/mail/port.ts";
import { SolarDataUnavailable, type SolarPlace } from "../../gateways/meter-data/port.ts";
import type { EventOf } from "../../jobs/reaction.ts";
import type { Producer } from "./member-store.ts";
import { claimSolarSeries, findSolarSeries, keepSolarSeries, placeKey } from "./solar-store.ts";

/** The field assumed for a plant of which only the place is known: facing the way most roofs do. */
export const placeOf = ({ latitude, longitude }: Pick<Producer, "latitude" | "longitude">): SolarPlace =>
  usualField(latitude, longitude);

/**
 * The series kept for the places of these producers. One that is missing is asked for in the background: a
 * study never waits for a network service, and the next study will have it.
 */
export async function solarSeriesOf(
  deps: Deps,
  places: readonly SolarPlace[],
): Promise<Map<string, Float64Array>> {
  const byKey = new Map(places.map((place) => [placeKey(place), place]));
  const known = await findSolarSeries(deps.db, [...byKey.keys()]);
  const unknown = [...byKey].filter(([key]) => !known.has(key));
  if (unknown.length === 0) return known;
  await inTransaction(deps.db, async (tx) => {
    for (const [key, place] of unknown) {
      if (await claimSolarSeries(tx, key, deps.now())) {
        await deps.queue.emit(tx, { type: "solar-series-wanted", place });
      }
    }
  });
  return known;
}

/** When the service does not answer, a study of the next day asks it again. */
async function fetchSolarSeries(deps: Deps, { place }: EventOf<"solar-series-wanted">): Promise<Mail[]> {
  try {
    await keepSolarSeries(deps.db, placeKey(place), await deps.solarData.hourlyWatts(place));
  } catch (error) {
    if (!(error instanceof SolarDataUnavailable)) throw error;
    deps.log.warn(`PVGIS did not answer: ${error.message}`);
  }
  return [];
}

export const studyReactions = { "solar-series-wanted": fetchSolarSeries };
