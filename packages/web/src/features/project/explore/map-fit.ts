import type { PublicProject } from "@mec/api/project";
import { type Address, type Coordinates, greatCircleKm } from "@mec/domain/address";
import type { MapFit } from "../../../parts/address/map/index.ts";
import type { ExploreSearch } from "./search-state.ts";

/** Farther apart, one map of two places would show neither well. */
const togetherKm = 60;

/** The places that one map can show: the first, and the second when it is near. */
export const seenTogether = (first: Coordinates, second: Coordinates | undefined): Coordinates[] =>
  second && greatCircleKm(first, second) <= togetherKm ? [first, second] : [first];

type Placed = Pick<PublicProject, "address">;

const nearestTo = (place: Coordinates, projects: readonly Placed[]): Coordinates | undefined =>
  projects
    .map(({ address }) => address.coordinates)
    .toSorted((a, b) => greatCircleKm(place, a) - greatCircleKm(place, b))[0];

interface Shown {
  readonly search: Pick<ExploreSearch, "centre" | "label" | "zoom">;
  /** The project that the person located from the list, and when. */
  readonly located: { readonly project: Placed; readonly turn: string } | null;
  readonly home: Pick<Address, "coordinates"> | null;
  readonly listed: readonly Placed[];
}

/**
 * What the map must show: a located project with the visitor's home, or the searched place with the project
 * nearest to it. Null when the search has no place: the map then shows its zone.
 */
export function fitOf({ search, located, home, listed }: Shown): MapFit | null {
  if (located) {
    const { coordinates } = located.project.address;
    return { places: seenTogether(coordinates, home?.coordinates), turn: located.turn };
  }
  const { centre, label, zoom } = search;
  if (!centre || label === "") return null;
  const [place, nearest] = seenTogether(centre, nearestTo(centre, listed));
  return place && nearest ? { places: [place, nearest], closest: zoom } : null;
}
