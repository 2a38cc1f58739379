import { type ProjectAnswer, projectCalls } from "@mec/api/project";
import { useMemo } from "react";
import { useOwnProject } from "../../../parts/project/own-project.ts";
import { useAnswer } from "../../../platform/answer.ts";
import { nullWhenMissing } from "../../../platform/null-when.ts";

/** A project as its space shows it: to its owner, or to the support team, which only reads. */
export type ProjectOfSpace = ProjectAnswer & { readonly isReadOnly: boolean };

/** @returns null when it is neither this person's nor one that he may read. */
export function useProjectToShow(id: string): {
  data: ProjectOfSpace | null | undefined;
  error: Error | null;
  refetch: () => unknown;
} {
  const own = useOwnProject(id);
  const { data: read, ...reading } = useAnswer(
    projectCalls.getProject,
    own.data === null ? { params: { id }, query: {} } : null,
    {
      or: nullWhenMissing,
      select: (found): ProjectOfSpace | null => {
        if (found?.reader !== "support") return null;
        const { reader: _, mayBeDeleted: __, ...project } = found;
        return { ...project, isReadOnly: true };
      },
    },
  );
  const data = useMemo(() => own.data && { ...own.data, isReadOnly: false }, [own.data]);
  if (data === null) return { data: read, error: reading.error, refetch: reading.refetch };
  return { data, error: own.error, refetch: own.refetch };
}
