import { type ProjectAnswer, projectCalls } from "@mec/api/project";
import { messages } from "@mec/domain/shared";
import { projectAnswers } from "../../../parts/project/own-project.ts";
import { type Client, frenchMessage } from "../../../platform/client.tsx";
import { useKeptAnswers } from "../../../platform/kept-answers.ts";
import { ownPoints } from "../../../platform/session.ts";
import { roomOf } from "../../../platform/stale.ts";
import { useSending } from "../../../ui/forms/use-submit.ts";
import { type ProjectForm, toProject, toProjectForm } from "./project-form.ts";

/** The change of the picture: a new one, its removal, or none (null). */
export type PictureChange = File | "removed" | null;

/** The project was saved, its picture was not; `cause` says why. */
class PictureNotSaved extends Error {}

async function savePicture(call: Client, { id, images: [image] }: ProjectAnswer, change: PictureChange) {
  if (change === "removed" && image) {
    await call(projectCalls.removeProjectImage, { params: { id, imageId: image.id } });
  }
  if (change instanceof File) {
    await call(projectCalls.addProjectImage, { params: { id }, file: change, fileName: change.name });
  }
}

interface Change {
  answers: Partial<ProjectForm>;
  picture?: PictureChange;
}

/** Saves a part of an existing project. */
export function useSaveProject(project: ProjectAnswer, onSaved: () => void) {
  const { renew } = useKeptAnswers();
  const stale = [...projectAnswers(project.id), ownPoints, roomOf("public")];
  return useSending(
    async (call, { answers, picture = null }: Change) => {
      const body = toProject({ ...toProjectForm(project), ...answers });
      await call(projectCalls.updateProject, { params: { id: project.id }, body });
      await savePicture(call, project, picture).catch((cause) => {
        throw new PictureNotSaved(messages.projectImageFailed, { cause });
      });
    },
    {
      stale,
      after: onSaved,
      refused: async (error) => {
        if (error instanceof PictureNotSaved) await renew(...stale);
      },
      explain: (error) =>
        error instanceof PictureNotSaved ? frenchMessage(error.cause, error.message) : frenchMessage(error),
    },
  );
}
