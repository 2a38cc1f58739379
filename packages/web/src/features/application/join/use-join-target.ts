import { applicationCalls } from "@mec/api/application";
import { publicProjectCalls } from "@mec/api/project";
import type { ConsumptionPoint } from "@mec/domain/point";
import { hasRoom } from "@mec/domain/project";
import type { Start } from "../../../parts/project/answer/saving-words.ts";
import { useAnswer } from "../../../platform/answer.ts";
import { nullWhenMissing } from "../../../platform/null-when.ts";
import { usePoints } from "../../../platform/session.ts";
import { type Expected, together } from "../../../platform/together.ts";

/** The project that the person wants to join. */
export interface JoinTarget {
  readonly projectId: string;
  readonly name: string;
  readonly invitationToken: string | null;
  /** The address to which the invitation went. */
  readonly email: string | null;
  /** Null for a project that only invited people can see. */
  readonly perimeterKm: number | null;
  /** When it begins to share; null for the same. */
  readonly start: Start | null;
  /** Whether its whole production is reserved. */
  readonly isFull: boolean;
  /** Whether an applicant joins its waiting list: whom the owner invites he answers himself. */
  readonly waits: boolean;
  /** How many wait already, and how many of these are the person's own. */
  readonly waitingCount: number;
  readonly ownWaiting: number;
}

const waitingOf = (places: readonly Pick<ConsumptionPoint, "applicationProgress">[], id: string): number =>
  places.filter(({ applicationProgress: sent }) => sent?.projectId === id && sent.waitingRank !== undefined)
    .length;

/** `data` is null when the project or the invitation no longer exists; undefined while it loads. */
export function useJoinTarget(asked: {
  projectId: string | null;
  invitation: string | null;
}): Expected<JoinTarget | null> & { isLoading: boolean } {
  const { projectId } = asked;
  const invited = useAnswer(
    applicationCalls.readInvitation,
    asked.invitation === null ? null : { params: { token: asked.invitation } },
    { or: nullWhenMissing },
  );
  // One that invites this person no more leaves the ordinary way into its project, where that is public.
  const invitation = invited.data === null && projectId !== null ? null : asked.invitation;
  const id = invitation === null ? projectId : (invited.data?.projectId ?? null);
  const project = useAnswer(
    publicProjectCalls.getPublicProject,
    id === null ? null : { params: { id }, query: { imageType: "none" } },
    { or: nullWhenMissing },
  );
  const { data: own } = usePoints();
  const { data, error, retry } = together(invitation === null ? { project } : { invited, project });
  const name = project.data?.name ?? invited.data?.projectName;
  const isGone = (invitation !== null && invited.data === null) || (data !== undefined && name === undefined);
  if (isGone) return { data: null, error: null, retry, isLoading: false };
  if (data === undefined || id === null || name === undefined) {
    const isAsked = projectId !== null || invitation !== null;
    return { data: undefined, error, retry, isLoading: isAsked && error === null };
  }
  const isFull = project.data ? !hasRoom(project.data.gauge) : false;
  const target = {
    projectId: id,
    name,
    invitationToken: invitation,
    email: invited.data?.email ?? null,
    perimeterKm: project.data?.perimeter ?? null,
    start: project.data ?? null,
    isFull,
    waits: isFull && invitation === null,
    waitingCount: project.data?.waitingCount ?? 0,
    ownWaiting: waitingOf(own?.consumptionPoints ?? [], id),
  };
  return { data: target, error: null, retry, isLoading: false };
}
