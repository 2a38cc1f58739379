import { projectCalls, publicProjectCalls } from "@mec/api/project";
import type { ApplicationProgress } from "@mec/domain/application";
import { currentStatus, isLive } from "@mec/domain/application";
import { useQuery } from "@tanstack/react-query";
import { useClient } from "../../../../platform/client.tsx";
import { nullWhenMissing } from "../../null-when-missing.ts";

export interface JoinedProject {
  readonly id: string;
  readonly name: string;
  readonly address: { readonly city: string };
}

/** The project of an application; whose application has ended sees what everybody sees, null when it is hidden. */
export function useJoinedProject(application: ApplicationProgress | null) {
  const call = useClient();
  const id = application?.projectId ?? "";
  const takesPart = application !== null && isLive(currentStatus(application.progress));
  return useQuery({
    queryKey: ["project", id, "of-application", takesPart],
    enabled: application !== null,
    queryFn: ({ signal }) => {
      const input = { params: { id }, query: { imageType: "none" as const }, signal };
      return nullWhenMissing<JoinedProject>(
        takesPart ? call(projectCalls.getProject, input) : call(publicProjectCalls.getPublicProject, input),
      );
    },
  });
}
