import type { RequestOutput } from "@mec/api";
import type { applicationCalls } from "@mec/api/application";
import { DomainError } from "@mec/domain/shared";
import type { Actor, Deps } from "../../../deps.ts";
import { fullName } from "../mails/mail-facts.ts";
import { findInvitation } from "./invitation-store.ts";

/** Where a personal link leads this person; nowhere once another account has used it, or it has ended. */
export async function readInvitation(
  deps: Deps,
  token: string,
  reader: Pick<Actor, "id"> | null,
): Promise<RequestOutput<typeof applicationCalls.readInvitation>> {
  const invitation = await findInvitation(deps.db, token, { accountId: reader?.id ?? null, now: deps.now() });
  if (!invitation) throw new DomainError("NOT_FOUND", "NOT_FOUND");
  const { projectId, projectName, email } = invitation;
  return { projectId, projectName, email, invitedBy: fullName(invitation) };
}
