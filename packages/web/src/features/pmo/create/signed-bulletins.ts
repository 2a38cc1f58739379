import type { ParticipantDocuments } from "@mec/api/document";
import type { Signed } from "@mec/domain/pmo";

/** A bulletin that is settled outside of the platform counts as signed. */
const isSettled = ({ bulletin }: ParticipantDocuments): boolean =>
  bulletin.status === "DONE" || bulletin.status === "IGNORED";

/** How many of these participants have signed their bulletin. */
export function signedBulletins(
  participants: readonly ParticipantDocuments[],
  kind: ParticipantDocuments["participant"],
): Signed {
  const concerned = participants.filter(({ participant }) => participant === kind);
  return { signed: concerned.filter(isSettled).length, total: concerned.length };
}
