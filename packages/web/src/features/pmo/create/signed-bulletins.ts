import type { ParticipantDocuments } from "@mec/api/document";
import type { Signed } from "@mec/domain/pmo";
import type { ParticipantKind } from "@mec/domain/point";

/** A bulletin that is settled outside of the platform counts as signed. */
const isSettled = ({ bulletin }: ParticipantDocuments): boolean =>
  bulletin.status === "DONE" || bulletin.status === "IGNORED";

/** How many of these participants have signed their bulletin. */
export function signedBulletins(
  participants: readonly ParticipantDocuments[],
  wanted: ParticipantKind,
): Signed {
  const concerned = participants.filter(({ kind }) => kind === wanted);
  return { signed: concerned.filter(isSettled).length, total: concerned.length };
}
