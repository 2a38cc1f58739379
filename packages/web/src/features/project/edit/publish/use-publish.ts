import { type PerimeterCheck, projectCalls, publicProjectCalls } from "@mec/api/project";
import type { ProductionPointInput } from "@mec/domain/point";
import type { Perimeter, PerimeterFault, ProjectInput } from "@mec/domain/project";
import { useState } from "react";
import { projectAnswers } from "../../../../parts/project/own-project.ts";
import type { Client } from "../../../../platform/client.tsx";
import { ownPoints } from "../../../../platform/session.ts";
import { useSending } from "../../../../ui/forms/use-submit.ts";
import { keepPicture } from "./kept-picture.ts";

export interface Duplicate {
  readonly id: string;
  readonly name: string;
  /** km */
  readonly distance: number;
}

export interface Publication {
  readonly project: ProjectInput;
  readonly productionPoint: ProductionPointInput;
  readonly picture: File | null;
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
 * Publishes a project with its production point. Projects that look like it, and what its perimeter does not suit,
 * are shown once before; a picture that
 * could not be sent stays kept, for the next page to try again.
 */
export function usePublish(onPublished: (projectId: string) => void) {
  const [duplicates, setDuplicates] = useState<readonly Duplicate[] | null>(null);
  const [checked, setChecked] = useState<{ perimeter: Perimeter; check: PerimeterCheck } | null>(null);

  async function hasNewDuplicates(call: Client, { name, address }: ProjectInput): Promise<boolean> {
    const found = await call(publicProjectCalls.checkDuplicates, { body: { name, address } });
    const shown = new Set(duplicates?.map(({ id }) => id));
    setDuplicates(found.duplicates);
    return found.duplicates.some(({ id }) => !shown.has(id));
  }

  async function hasNewFaults(call: Client, { project, productionPoint }: Publication): Promise<boolean> {
    const { perimeter } = project;
    const { address, productionPower: powerKw } = productionPoint;
    const found = await call(publicProjectCalls.checkPerimeter, { body: { perimeter, address, powerKw } });
    const isShown = (fault: PerimeterFault) =>
      checked?.perimeter === perimeter && checked.check.faults.includes(fault);
    setChecked({ perimeter, check: found });
    return !found.faults.every(isShown);
  }

  const { onValid, failure } = useSending(
    async (call, publication: Publication) => {
      const { project, productionPoint, picture } = publication;
      const news = [await hasNewDuplicates(call, project), await hasNewFaults(call, publication)];
      if (news.includes(true)) return null;
      const created = await call(projectCalls.onboardProject, { body: { project, productionPoint } });
      await sendPicture(call, created.project.id, picture);
      return created.project.id;
    },
    {
      stale: (id) => (id === null ? [] : [ownPoints, ...projectAnswers(id)]),
      after: (id) => id !== null && onPublished(id),
    },
  );
  return { publish: onValid, duplicates: duplicates ?? [], checked, failure };
}
