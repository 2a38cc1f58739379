import { type ProjectAnswer, projectCalls } from "@mec/api/project";
import { messages } from "@mec/domain/shared";
import { projectAnswers } from "../../../parts/project/own-project.ts";
import { usePerimeterQuestion } from "../../../parts/project/perimeter/use-perimeter-question.tsx";
import { type Client, frenchMessage } from "../../../platform/client.tsx";
import { useKeptAnswers } from "../../../platform/kept-answers.ts";
import { ownPoints } from "../../../platform/session.ts";
import { roomOf } from "../../../platform/stale.ts";
import { useRefused } from "../../../ui/forms/refused-fields.ts";
import { useSending } from "../../../ui/forms/use-submit.ts";
import { type ProjectForm, refusedOfProject, toProject, toProjectForm } from "./project-form.ts";

/** The change of the picture: a new one, its removal, or none (null). */
export type PictureChange = File | "removed" | null;

/** The project was saved, its picture was not; `cause` says why. */
class PictureNotSaved extends Error {}

async function saveBearerPicture(
  call: Client,
  { id, bearerImage }: ProjectAnswer,
  change: PictureChange,
  isTold: boolean,
) {
  // The server drops the picture when the bearer is no longer told, or has another name: nothing is left to change.
  if (!isTold) return;
  if (change === "removed" && bearerImage) {
    await call(projectCalls.removeBearerImage, { params: { id, bearerImageId: bearerImage.id } });
  }
  if (change instanceof File) {
    await call(projectCalls.addBearerImage, { params: { id }, file: change, fileName: change.name });
  }
}

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
  /** The photo or logo of who stands behind the project. */
  bearerPicture?: PictureChange;
}

/** Saves a part of an existing project. */
export function useSaveProject(project: ProjectAnswer, onSaved: () => void) {
  const { renew } = useKeptAnswers();
  const { refused, refuse, settle } = useRefused(`project ${project.id}`);
  const stale = [...projectAnswers(project.id), ownPoints, roomOf("public")];
  const askAboutPerimeter = usePerimeterQuestion();
  /**
   * Before a perimeter is changed or a project published, the owner is asked about participants whom it would leave
   * outside.
   */
  async function mayBeSaved(
    call: Client,
    { perimeter = project.perimeter, visibility }: Partial<ProjectForm>,
  ) {
    const publishes = visibility === true && !project.visibility;
    if (perimeter === project.perimeter && !publishes) return true;
    return askAboutPerimeter(call, { projectId: project.id, limitKm: perimeter, publishes });
  }

  const sending = useSending(
    async (call, { answers, picture = null, bearerPicture = null }: Change) => {
      settle();
      if (!(await mayBeSaved(call, answers))) return false;
      const body = toProject({ ...toProjectForm(project), ...answers });
      const saved = await call(projectCalls.updateProject, { params: { id: project.id }, body });
      const pictures = async () => {
        await savePicture(call, project, picture);
        await saveBearerPicture(call, saved, bearerPicture, body.bearer !== null);
      };
      await pictures().catch((cause) => {
        throw new PictureNotSaved(messages.projectImageFailed, { cause });
      });
      return true;
    },
    {
      stale: (isSaved) => (isSaved ? stale : []),
      after: (isSaved) => isSaved && onSaved(),
      refused: async (error, { answers }) => {
        if (error instanceof PictureNotSaved) await renew(...stale);
        const found = refusedOfProject(answers, error);
        refuse(found);
        return Object.keys(found).length > 0;
      },
      explain: (error) =>
        error instanceof PictureNotSaved ? frenchMessage(error.cause, error.message) : frenchMessage(error),
    },
  );
  return { ...sending, refused };
}
