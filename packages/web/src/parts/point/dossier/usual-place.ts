import type { ConsumptionPoint } from "@mec/domain/point";

type Place = Pick<ConsumptionPoint, "id" | "left">;

/** The places of a person but those of which he said, as they left a project, that he moves out: he is no more answered for these. */
export const livedIn = <P extends Pick<Place, "left">>(points: readonly P[]): P[] =>
  points.filter(({ left }) => left?.departure?.movesOut !== true);

/** The place that a person is answered for: the one that he chose, else his first. */
export function usualPlace<P extends Place>(points: readonly P[], chosen: string | null): P | null {
  const places = livedIn(points);
  return places.find(({ id }) => id === chosen) ?? places[0] ?? null;
}
