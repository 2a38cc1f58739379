import { publicProjectCalls } from "@mec/api/project";
import { useAnswer } from "../../../../platform/answer.ts";
import { nullWhenMissing } from "../../../../platform/null-when.ts";
import { usePoints, useSession } from "../../../../platform/session.ts";

export interface ProducerTarget {
  readonly id: string;
  readonly name: string;
  /** Whether the project is the person's own, which takes the point at once; another owner has to accept it. */
  readonly isMine: boolean;
}

/** The project that a production point applies to: null when that id does not exist, undefined while it loads. */
export function useProducerTarget(projectId: string) {
  const { user } = useSession();
  const { data: points } = usePoints();
  const {
    data: name,
    error,
    refetch,
  } = useAnswer(
    publicProjectCalls.getPublicProject,
    { params: { id: projectId }, query: { imageType: "none" } },
    { or: nullWhenMissing, select: (project) => project?.name ?? null },
  );
  const isKnown = name !== undefined && user !== undefined && (user === null || points !== undefined);
  const isMine = points?.projects.some(({ id }) => id === projectId) ?? false;
  const found = name == null ? null : { id: projectId, name, isMine };
  return { target: isKnown ? found : undefined, error, refetch };
}
