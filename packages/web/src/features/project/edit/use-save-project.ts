import { type ProjectAnswer, projectCalls } from "@mec/api/project";
import { messages } from "@mec/domain/shared";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { projectKey } from "../../../parts/project/own-project.ts";
import { frenchMessage, useClient } from "../../../platform/client.tsx";
import { pointsKey } from "../../../platform/session.ts";
import { type ProjectForm, toProject, toProjectForm } from "./project-form.ts";

/** What becomes of the picture: a new one, none any more, or no change. */
export type PictureChange = File | "removed" | null;

/** Saves a part of a project that exists. */
export function useSaveProject(project: ProjectAnswer, onSaved: () => void) {
  const call = useClient();
  const queries = useQueryClient();
  const [failure, setFailure] = useState<string | null>(null);

  async function refresh() {
    await queries.invalidateQueries({ queryKey: projectKey(project.id) });
    await queries.invalidateQueries({ queryKey: pointsKey });
    await queries.invalidateQueries({ queryKey: ["public-projects"] });
  }

  async function savePicture(change: PictureChange) {
    const [image] = project.images;
    if (change === "removed" && image) {
      await call(projectCalls.removeProjectImage, { params: { id: project.id, imageId: image.id } });
    }
    if (change instanceof File) {
      const params = { id: project.id };
      await call(projectCalls.addProjectImage, { params, file: change, fileName: change.name });
    }
  }

  async function save(answers: Partial<ProjectForm>, picture: PictureChange = null) {
    setFailure(null);
    try {
      const body = toProject({ ...toProjectForm(project), ...answers });
      await call(projectCalls.updateProject, { params: { id: project.id }, body });
    } catch (error) {
      return setFailure(frenchMessage(error));
    }
    try {
      await savePicture(picture);
    } catch (error) {
      await refresh();
      return setFailure(frenchMessage(error, messages.projectImageFailed));
    }
    await refresh();
    onSaved();
  }

  return { save, failure };
}
