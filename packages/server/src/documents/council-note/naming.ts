import { conjunction, plural } from "@mec/domain/shared";

/** More than these are not named one by one: the table has them. */
export const mostNamedPlaces = 6;

/** "2 lieux et 1 installation": a plant is no place. */
export const placesAndPlants = (places: number, plants: number): string =>
  conjunction([
    ...(places > 0 ? [plural(places, "lieu", "lieux")] : []),
    ...(plants > 0 ? [plural(plants, "installation", "installations")] : []),
  ]);
