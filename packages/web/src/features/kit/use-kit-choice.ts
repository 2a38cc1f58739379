import type { ProjectAnswer } from "@mec/api/project";
import { useSearchParams } from "react-router";
import { useSelection } from "../../platform/selection.tsx";
import { usePoints, useSession } from "../../platform/session.ts";

interface KitChoice {
  /** Null for a kit without a project; undefined until it is known whose projects there are. */
  readonly projectId: string | null | undefined;
  readonly ownProjects: readonly Pick<ProjectAnswer, "id" | "name" | "bearer">[];
  choose(projectId: string | null): void;
}

/** The kit's project: the one in the address, else the one the person is busy with, else his first own one. */
export function useKitChoice(): KitChoice {
  const [params, setParams] = useSearchParams();
  const asked = params.get("projectId");
  const { user } = useSession();
  const points = usePoints();
  const selected = useSelection().projectId;
  const ownProjects = points.data?.projects ?? [];
  const isKnown = user === null || (user !== undefined && points.data !== undefined);
  const own = ownProjects.find(({ id }) => id === selected) ?? ownProjects[0];
  const projectId = asked === null ? (isKnown ? (own?.id ?? null) : undefined) : asked || null;
  return {
    projectId,
    ownProjects,
    choose: (chosen) => setParams({ projectId: chosen ?? "" }, { replace: true }),
  };
}
