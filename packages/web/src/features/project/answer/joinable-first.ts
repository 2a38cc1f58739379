import { hasRoom, type PlaceVerdict, type PublicGauge } from "@mec/domain/project";

/** How little one can do with a project: within reach with room, to be checked, full, too far. */
function distanceToJoining(gauge: PublicGauge, verdict: PlaceVerdict | undefined): number {
  if (verdict === "outside") return 3;
  if (!hasRoom(gauge)) return 2;
  return verdict === "border" ? 1 : 0;
}

/** What a visitor can join before what he cannot; the order stays among those that answer alike. */
export const joinableFirst = <P extends { readonly id: string; readonly gauge: PublicGauge }>(
  projects: readonly P[],
  verdictOf: (id: string) => PlaceVerdict | undefined,
): P[] => {
  const far = ({ id, gauge }: P) => distanceToJoining(gauge, verdictOf(id));
  return projects.toSorted((one, other) => far(one) - far(other));
};
