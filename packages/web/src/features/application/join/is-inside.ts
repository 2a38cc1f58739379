import type { Coordinates } from "@mec/domain/address";

type Corner = readonly [latitude: number, longitude: number];

/** Whether a place is within an outline of corners (even-odd rule); in none when there is no outline. */
export function isInside({ latitude, longitude }: Coordinates, outline: readonly Corner[]): boolean {
  let inside = false;
  outline.forEach(([lat, long], index) => {
    const [previousLat, previousLong] = outline.at(index - 1) ?? [lat, long];
    const crosses = lat > latitude !== previousLat > latitude;
    const crossing = ((previousLong - long) * (latitude - lat)) / (previousLat - lat) + long;
    if (crosses && longitude < crossing) inside = !inside;
  });
  return inside;
}
