import type { ApplicationProgress } from "@mec/domain/application";
import { PlacesSum } from "../../../../parts/application/places/places-sum.tsx";
import { usePoints } from "../../../../platform/session.ts";

/** What this place and its holder's others in the same project save together; nothing where there are none. */
export function PlacesTogether({ application: { projectId } }: { application: ApplicationProgress }) {
  const { data: held } = usePoints();
  const places = held?.consumptionPoints.filter(
    (point) => point.applicationProgress?.projectId === projectId,
  );
  return places && <PlacesSum points={places} />;
}
