import { EditPoint } from "./edit-point.tsx";
import { JoinWithPoint } from "./join/join-with-point.tsx";
import { PublishPoint } from "./publish-point.tsx";
import { useProductionRoute } from "./use-production-route.ts";

/** A production point: one that exists, one that joins a project, or the first step of a new project. */
export function ProductionPointPage() {
  const { productionPointId, projectId } = useProductionRoute();
  if (productionPointId) return <EditPoint id={productionPointId} />;
  if (projectId) return <JoinWithPoint projectId={projectId} />;
  return <PublishPoint />;
}
