import { applicationCalls } from "@mec/api/application";
import { publicProjectCalls } from "@mec/api/project";
import { useQuery } from "@tanstack/react-query";
import { useClient } from "../../../platform/client.tsx";
import { nullWhenMissing } from "../null-when-missing.ts";

/** The project that the person wants to join. */
export interface JoinTarget {
  readonly projectId: string;
  readonly name: string;
  readonly invitationToken: string | null;
  /** The address to which the invitation went. */
  readonly email: string | null;
  /** Null for a project that only its invitations show. */
  readonly perimeterKm: number | null;
}

/** `data` is null when the project, or the invitation, is no longer there; undefined while it comes. */
export function useJoinTarget(asked: { projectId: string | null; invitation: string | null }) {
  const call = useClient();
  const { projectId, invitation } = asked;
  return useQuery({
    queryKey: ["join-target", projectId, invitation],
    enabled: projectId !== null || invitation !== null,
    queryFn: async ({ signal }): Promise<JoinTarget | null> => {
      const invited = invitation
        ? await nullWhenMissing(
            call(applicationCalls.readInvitation, { params: { token: invitation }, signal }),
          )
        : null;
      const id = invited?.projectId ?? projectId;
      if (!id || (invitation && !invited)) return null;
      const project = await nullWhenMissing(
        call(publicProjectCalls.getPublicProject, { params: { id }, query: { imageType: "none" }, signal }),
      );
      const name = project?.name ?? invited?.projectName;
      if (name === undefined) return null;
      return {
        projectId: id,
        name,
        invitationToken: invitation,
        email: invited?.email ?? null,
        perimeterKm: project?.perimeter ?? null,
      };
    },
  });
}
