import type { ProjectProducer } from "@mec/api/point";
import type { ReadProject } from "@mec/api/project";
import type { Relation } from "@mec/domain/shared";
import type { Actor, Deps } from "../../deps.ts";
import { productionPointsOfProject } from "../point/index.ts";
import type { ImageType, OwnedProject } from "./project-row.ts";
import { getOwnedProject, projectsOf } from "./store.ts";

/**
 * Removes what only the owner and support may read: what support wrote to him, and the others' exact
 * consumption.
 */
const forParticipants = (project: OwnedProject): OwnedProject => ({
  ...project,
  gauge: { ...project.gauge, acceptedKwh: null, appliedKwh: null },
  moderation: { ...project.moderation, reason: null },
});

function projectReader(relations: readonly Relation[]): ReadProject["reader"] {
  if (relations.includes("owner")) return "owner";
  return relations.includes("support") ? "support" : "participant";
}

export async function getProject(
  deps: Deps,
  id: string,
  relations: readonly Relation[],
  imageType?: ImageType,
): Promise<OwnedProject & Pick<ReadProject, "reader">> {
  const project = await getOwnedProject(deps.db, id, imageType);
  const reader = projectReader(relations);
  return { ...(reader === "participant" ? forParticipants(project) : project), reader };
}

export const listMyProjects = (deps: Deps, actor: Actor): Promise<OwnedProject[]> =>
  projectsOf(deps.db, actor.id);

export const listProducers = (deps: Deps, projectId: string): Promise<ProjectProducer[]> =>
  productionPointsOfProject(deps.db, projectId, deps.now());
