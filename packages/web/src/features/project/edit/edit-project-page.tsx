import { EditProject } from "./edit-project.tsx";
import { PublishProject } from "./publish/publish-project.tsx";
import { Published } from "./publish/published.tsx";
import { useEditRoute } from "./use-edit-route.ts";

/** A project: one that exists, one that was just published, or the last steps of a new one. */
export function EditProjectPage() {
  const { projectId, published } = useEditRoute();
  if (published) return <Published projectId={published} />;
  return projectId ? <EditProject id={projectId} /> : <PublishProject />;
}
