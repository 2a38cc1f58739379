import { type PerimeterCheck, projectCalls, publicProjectCalls } from "@mec/api/project";
import type { ProductionPointInput } from "@mec/domain/point";
import type { Perimeter, PerimeterFault, ProjectInput } from "@mec/domain/project";
import { useState } from "react";
import { explainSignUp } from "../../../../parts/account/explain-sign-up.tsx";
import { useOpenAccount } from "../../../../parts/account/use-open-account.ts";
import { toProductionPoint } from "../../../../parts/point/publishing/production-form.ts";
import { projectAnswers } from "../../../../parts/project/own-project.ts";
import type { Client } from "../../../../platform/client.tsx";
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

async function sendPicture(call: Client, id: string, picture: File | null): Promise<void> {
  if (!picture) return;
  const sent = call(projectCalls.addProjectImage, {
    params: { id },
    file: picture,
    fileName: picture.name,
  });
  await sent.then(() => keepPicture(null)).catch(() => keepPicture(picture));
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
    async (call, { picture, account, ...given }: Publication) => {
      settle();
      const [project, productionPoint] = [toProject(given.project), toProductionPoint(given.production)];
      const news = [
        await hasNewDuplicates(call, project),
        await hasNewFaults(call, project, productionPoint),
      ];
      if (news.includes(true)) return null;
      const user = account && (await openAccount(call, account));
      const created = await call(projectCalls.onboardProject, { body: { project, productionPoint } });
      await sendPicture(call, created.project.id, picture);
      return { id: created.project.id, user };
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
