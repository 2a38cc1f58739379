import { type Address, boundingBox, greatCircleKm } from "@mec/domain/address";
import { isDuplicate, normalisedName, publicKm } from "@mec/domain/project";
import type { Deps } from "../../deps.ts";
import { selectVisible } from "./visible.ts";

/** Wider than any distance in `isDuplicate`. */
const searchedKm = 1;
const most = 20;

export interface Duplicate {
  readonly id: string;
  readonly name: string;
  /** km, to the nearest half. */
  readonly distance: number;
}

/** The public projects that look like the one about to be published, nearest first. */
export async function findDuplicates(
  deps: Deps,
  candidate: { name: string; address: Address },
): Promise<Duplicate[]> {
  const box = boundingBox(candidate.address.coordinates, searchedKm);
  const rows = await selectVisible(deps.db, {})
    .select(["id", "name", "address"])
    .where((eb) =>
      eb.or([
        eb("normalised_name", "=", normalisedName(candidate.name)),
        eb.and([
          eb("latitude", ">=", box.minLatitude),
          eb("latitude", "<=", box.maxLatitude),
          eb("longitude", ">=", box.minLongitude),
          eb("longitude", "<=", box.maxLongitude),
        ]),
      ]),
    )
    .execute();
  return rows
    .filter((existing) => isDuplicate(candidate, existing))
    .map(({ id, name, address }) => ({
      id,
      name,
      km: greatCircleKm(address.coordinates, candidate.address.coordinates),
    }))
    .sort((a, b) => a.km - b.km)
    .slice(0, most)
    .map(({ km, ...project }) => ({ ...project, distance: publicKm(km) }));
}
