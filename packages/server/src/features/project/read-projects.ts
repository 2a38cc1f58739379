import type { ProjectProducer } from "@mec/api/point";
import type { Actor, Deps } from "../../deps.ts";
import { productionPointsOfProject } from "../point/index.ts";
import { projectRelations } from "./access.ts";
import type { ImageType, OwnedProject } from "./project-row.ts";
import { getOwnedProject, projectsOf } from "./store.ts";

/** What its owner and support alone read: what support wrote to him, and what the others consume to the kWh. */
const forParticipants = (project: OwnedProject): OwnedProject => ({
  ...project,
  gauge: { ...project.gauge, acceptedKwh: null, appliedKwh: null },
  moderation: { ...project.moderation, reason: null },
});

export async function getProject(
  deps: Deps,
  id: string,
  actor: Actor,
  imageType?: ImageType,
): Promise<OwnedProject> {
  const project = await getOwnedProject(deps.db, id, imageType);
  const relations = await projectRelations(deps.db, actor, id);
  const mayReadAll = relations?.has("owner") || relations?.has("support");
  return mayReadAll ? project : forParticipants(project);
}

export const listMyProjects = (deps: Deps, actor: Actor): Promise<OwnedProject[]> =>
  projectsOf(deps.db, actor.id);

export const listProducers = (deps: Deps, projectId: string): Promise<ProjectProducer[]> =>
  productionPointsOfProject(deps.db, projectId, deps.now());
