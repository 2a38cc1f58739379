import { projectCalls, publicProjectCalls } from "@mec/api/project";
import type { ProductionPointInput } from "@mec/domain/point";
import type { ProjectInput } from "@mec/domain/project";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { frenchMessage, useClient } from "../../../../platform/client.tsx";
import { pointsKey } from "../../../../platform/session.ts";
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

/**
 * Publishes a project with its production point. Projects that look like it are shown once before; a picture that
 * could not be sent stays kept, for the next page to try again.
 */
export function usePublish(onPublished: (projectId: string) => void) {
  const call = useClient();
  const queries = useQueryClient();
  const [duplicates, setDuplicates] = useState<readonly Duplicate[] | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  async function hasNewDuplicates({ name, address }: ProjectInput): Promise<boolean> {
    const found = await call(publicProjectCalls.checkDuplicates, { body: { name, address } });
    const shown = new Set(duplicates?.map(({ id }) => id));
    setDuplicates(found.duplicates);
    return found.duplicates.some(({ id }) => !shown.has(id));
  }

  async function publish({ project, productionPoint, picture }: Publication): Promise<void> {
    setFailure(null);
    try {
      if (await hasNewDuplicates(project)) return;
      const created = await call(projectCalls.onboardProject, { body: { project, productionPoint } });
      await sendPicture(created.project.id, picture);
      await queries.invalidateQueries({ queryKey: pointsKey });
      onPublished(created.project.id);
    } catch (error) {
      setFailure(frenchMessage(error));
    }
  }

  async function sendPicture(id: string, picture: File | null): Promise<void> {
    if (!picture) return;
    const sent = call(projectCalls.addProjectImage, {
      params: { id },
      file: picture,
      fileName: picture.name,
    });
    await sent.then(() => keepPicture(null)).catch(() => keepPicture(picture));
  }

  return { publish, duplicates: duplicates ?? [], failure };
}
