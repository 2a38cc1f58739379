import { projectCalls } from "@mec/api/project";
import type { PictureSubject } from "@mec/domain/project";
import { explainSignUp } from "../../../../parts/account/explain-sign-up.tsx";
import { useOpenAccount } from "../../../../parts/account/use-open-account.ts";
import { toProductionPoint } from "../../../../parts/point/publishing/production-form.ts";
import { contractFor } from "../../../../parts/point/publishing/quote-of-roof.ts";
import { useRoof } from "../../../../parts/point/publishing/roof.ts";
import { projectAnswers } from "../../../../parts/project/own-project.ts";
import { type Client, isRefusal } from "../../../../platform/client.tsx";
import { t } from "../../../../platform/i18n.ts";
import { notify } from "../../../../platform/notify.tsx";
import { ownPoints, useAdoptSession } from "../../../../platform/session.ts";
import { useSending } from "../../../../ui/forms/use-submit.ts";
import { toProject } from "../project-form.ts";
import { keepPicture } from "./kept-picture.ts";
import type { Publication } from "./publication.ts";
import { detailsWith, keepUnsaid } from "./unsaid-operator.ts";
import { useOneKey } from "./use-one-key.ts";
import { useShownRefusals } from "./use-shown-refusals.ts";
import { useWarnings } from "./use-warnings.ts";

/** How each picture of a project is sent. */
export const addPicture = { project: projectCalls.addProjectImage, bearer: projectCalls.addBearerImage };

const notSent: Record<PictureSubject, string> = {
  project: t("L’image n’a pas pu être envoyée\u00a0: ajoutez-la dans «\u00a0Mes informations\u00a0»."),
  bearer: t(
    "La photo ou le logo n’a pas pu être envoyé\u00a0: ajoutez-le dans «\u00a0Mes informations\u00a0».",
  ),
};

/** One that could not be sent is kept, for the next page to try again; it is told here where the browser keeps nothing. */
async function sendPicture(call: Client, of: PictureSubject, id: string, file: File | null): Promise<void> {
  const isSent =
    file === null ||
    (await call(addPicture[of], { params: { id }, file, fileName: file.name }).then(
      () => true,
      () => false,
    ));
  const isKept = await keepPicture(of, isSent ? null : file);
  if (!isSent && !isKept) await notify({ message: notSent[of], color: "red" });
}

/** The project is published by then: what could not be said is kept, for the next page to try again. */
async function sayGridOperator(call: Client, id: string, gridOperator: string): Promise<void> {
  if (gridOperator === "") return;
  await call(projectCalls.savePerimeterDetails, detailsWith(id, gridOperator)).catch(() =>
    keepUnsaid(id, gridOperator),
  );
}

/**
 * Publishes a project with its production point, and first opens a visitor's account. Projects that look like it, and what
 * its perimeter does not suit, are shown once before. What is sent after it and fails never fails the publication: the
 * next page tells it, and tries again.
 */
export function usePublish(onPublished: (projectId: string) => void) {
  const [roof] = useRoof();
  const openAccount = useOpenAccount();
  const adoptSession = useAdoptSession();
  const { refused, settle, showRefused } = useShownRefusals();
  const { isSent, keyOf } = useOneKey();
  const { duplicates, checked, hasNews } = useWarnings();

  const { onValid, failure } = useSending(
    async (call, { picture, bearerPicture, account, ...given }: Publication) => {
      settle();
      const { gridOperator, ...form } = given.project;
      const { production } = given;
      const project = toProject(form);
      const body = {
        project,
        productionPoint: { ...toProductionPoint(production), ...contractFor(production, roof) },
      };
      // Sent already, its answer was lost: the project that looks like it may be itself.
      if (!isSent(body) && (await hasNews(call, body))) return null;
      const user = account && (await openAccount(call, account, { isPublishing: true }));
      const created = await call(projectCalls.onboardProject, { body, key: keyOf(body) });
      const { id } = created.project;
      await sendPicture(call, "project", id, picture);
      await sendPicture(call, "bearer", id, project.bearer ? bearerPicture : null);
      await sayGridOperator(call, id, gridOperator.trim());
      return { id, user };
    },
    {
      stale: (published) => (published ? [ownPoints, ...projectAnswers(published.id)] : []),
      after: (published) => {
        if (!published) return;
        onPublished(published.id);
        if (published.user) adoptSession(published.user);
      },
      refused: showRefused,
      explain: (error) =>
        isRefusal(error, "IDEMPOTENCY_ANSWER_LOST")
          ? t("Votre projet est bien enregistré\u00a0: retrouvez-le dans «\u00a0Mes projets\u00a0».")
          : explainSignUp(error),
    },
  );
  return { publish: onValid, duplicates, checked, failure, refused };
}
