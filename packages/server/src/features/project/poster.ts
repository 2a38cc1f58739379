import { type FileAnswer, pages } from "@mec/api";
import { projectSlug } from "@mec/domain/project";
import type { Actor, Deps, Origin } from "../../deps.ts";
import { findReadable } from "./public-page.ts";

/** A poster of the project, for whom may see its page. */
export async function getPoster(
  deps: Deps,
  id: string,
  actor: Actor | null,
  { ip }: Origin,
): Promise<FileAnswer> {
  const project = await findReadable(deps.db, id, actor);
  const poster = {
    projectName: project.name,
    town: project.address.city,
    url: deps.config.publicUrl + pages.project.to({ projectId: id, projectName: project.name }),
    date: project.updated_at,
  };
  const bytes = await deps.workers.run("poster", poster, ip);
  return { contentType: "application/pdf", fileName: `affiche-${projectSlug(project.name)}.pdf`, bytes };
}
