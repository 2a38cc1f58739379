import { type PerimeterCheck, projectCalls, publicProjectCalls } from "@mec/api/project";
import type { ProductionPointInput } from "@mec/domain/point";
import {
  initialPerimeterDetails,
  type Perimeter,
  type PerimeterFault,
  type PictureSubject,
  type ProjectInput,
} from "@mec/domain/project";
import { useState } from "react";
import { explainSignUp } from "../../../../parts/account/explain-sign-up.tsx";
import { useOpenAccount } from "../../../../parts/account/use-open-account.ts";
import { toProductionPoint } from "../../../../parts/point/publishing/production-form.ts";
import { projectAnswers } from "../../../../parts/project/own-project.ts";
import type { Client } from "../../../../platform/client.tsx";
import { t } from "../../../../platform/i18n.ts";
import { notify } from "../../../../platform/notify.tsx";
import { ownPoints, useAdoptSession } from "../../../../platform/session.ts";
import { useSending } from "../../../../ui/forms/use-submit.ts";
import { toProject } from "../project-form.ts";
import { keepPicture } from "./kept-picture.ts";
import type { Publication } from "./publication.ts";
import { useShownRefusals } from "./use-shown-refusals.ts";

export interface Duplicate {
  readonly id: string;
  readonly name: string;
  /** km */
  readonly distance: number;
}

/** How each picture of a project is sent. */
export const addPicture = { project: projectCalls.addProjectImage, bearer: projectCalls.addBearerImage };

async function sendPicture(call: Client, of: PictureSubject, id: string, file: File | null): Promise<void> {
  if (!file) return;
  const sent = call(addPicture[of], { params: { id }, file, fileName: file.name });
  await sent.then(() => keepPicture(of, null)).catch(() => keepPicture(of, file));
}

/**
 * The project exists by then, so a failure does not stop the publication: the owner is asked to give it again on the
 * perimeter's page.
 */
async function sayGridOperator(call: Client, id: string, gridOperator: string): Promise<void> {
  if (gridOperator === "") return;
  const body = { ...initialPerimeterDetails, gridOperator };
  await call(projectCalls.savePerimeterDetails, { params: { id }, body }).catch(() =>
    notify({
      message: t(
        "Le gestionnaire de réseau n’a pas été enregistré\u00a0: redites-le dans «\u00a0Mon périmètre\u00a0».",
      ),
      color: "red",
    }),
  );
}

/**
 * Publishes a project with its production point, and first opens a visitor's account. Projects that look like it, and what
 * its perimeter does not suit, are shown once before; a picture that could not be sent stays kept, for the next page to try
 * again.
 */
export function usePublish(onPublished: (projectId: string) => void) {
  const openAccount = useOpenAccount();
  const adoptSession = useAdoptSession();
  const { refused, settle, showRefused } = useShownRefusals();
  const [duplicates, setDuplicates] = useState<readonly Duplicate[] | null>(null);
  const [checked, setChecked] = useState<{ perimeter: Perimeter; check: PerimeterCheck } | null>(null);

  async function hasNewDuplicates(call: Client, { name, address }: ProjectInput): Promise<boolean> {
    const found = await call(publicProjectCalls.checkDuplicates, { body: { name, address } });
    const shown = new Set(duplicates?.map(({ id }) => id));
    setDuplicates(found.duplicates);
    return found.duplicates.some(({ id }) => !shown.has(id));
  }

  async function hasNewFaults(
    call: Client,
    { perimeter }: ProjectInput,
    { address, productionPower: powerKw }: ProductionPointInput,
  ): Promise<boolean> {
    const found = await call(publicProjectCalls.checkPerimeter, { body: { perimeter, address, powerKw } });
    const isShown = (fault: PerimeterFault) =>
      checked?.perimeter === perimeter && checked.check.faults.includes(fault);
    setChecked({ perimeter, check: found });
    return !found.faults.every(isShown);
  }

  const { onValid, failure } = useSending(
    async (call, { picture, bearerPicture, account, ...given }: Publication) => {
      settle();
      const { gridOperator, ...form } = given.project;
      const [project, productionPoint] = [toProject(form), toProductionPoint(given.production)];
      const news = [
        await hasNewDuplicates(call, project),
        await hasNewFaults(call, project, productionPoint),
      ];
      if (news.includes(true)) return null;
      const user = account && (await openAccount(call, account));
      const created = await call(projectCalls.onboardProject, { body: { project, productionPoint } });
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
      explain: explainSignUp,
    },
  );
  return { publish: onValid, duplicates: duplicates ?? [], checked, failure, refused };
}
