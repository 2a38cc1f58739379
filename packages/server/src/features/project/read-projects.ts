import type { ProjectProducer } from "@mec/api/point";
import type { ReadProject } from "@mec/api/project";
import type { Relation } from "@mec/domain/shared";
import { type Paging, readPart } from "../../answering.ts";
import type { Actor, Deps } from "../../deps.ts";
import { countProductionPointsOfProject, productionPointsOfProject } from "../point/index.ts";
import { isDeletable } from "./delete-project.ts";
import type { ImageType, OwnedProject } from "./project-row.ts";
import { countProjectsOf, getOwnedProject, projectsOf } from "./store.ts";

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
): Promise<OwnedProject & Pick<ReadProject, "reader" | "mayBeDeleted">> {
  const project = await getOwnedProject(deps.db, id, imageType);
  const reader = projectReader(relations);
  if (reader === "participant") return { ...forParticipants(project), reader, mayBeDeleted: null };
  return { ...project, reader, mayBeDeleted: await isDeletable(deps.db, id) };
}

export const listMyProjects = ({ db }: Deps, { id }: Actor, paging: Paging): Promise<OwnedProject[]> =>
  readPart(
    paging,
    (part) => projectsOf(db, id, part),
    () => countProjectsOf(db, id),
  );

export const listProducers = (
  { db, now }: Deps,
  projectId: string,
  paging: Paging,
): Promise<ProjectProducer[]> =>
  readPart(
    paging,
    (part) => productionPointsOfProject(db, projectId, now(), part),
    () => countProductionPointsOfProject(db, projectId),
  );
