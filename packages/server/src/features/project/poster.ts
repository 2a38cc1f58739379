import { type FileAnswer, paths } from "@mec/api";
import { projectSlug } from "@mec/domain/project";
import type { Actor, Deps } from "../../deps.ts";
import { posterPdf } from "../../documents/poster.ts";
import { findReadable } from "./public-page.ts";

/** A poster of the project, for whom may see its page. */
export async function getPoster(deps: Deps, id: string, actor: Actor | null): Promise<FileAnswer> {
  const project = await findReadable(deps.db, id, actor);
  const bytes = await posterPdf({
    projectName: project.name,
    town: project.address.city,
    url: deps.config.publicUrl + paths.project(id, project.name),
    date: project.updated_at,
  });
  return { contentType: "application/pdf", fileName: `affiche-${projectSlug(project.name)}.pdf`, bytes };
}
