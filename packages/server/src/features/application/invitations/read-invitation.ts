import type { RequestOutput } from "@mec/api";
import type { applicationCalls } from "@mec/api/application";
import { DomainError } from "@mec/domain/shared";
import type { Deps } from "../../../deps.ts";
import { fullName } from "../mails/mail-facts.ts";
import { findInvitation } from "./invitation-store.ts";

/** Where a personal link leads. */
export async function readInvitation(
  deps: Deps,
  token: string,
): Promise<RequestOutput<typeof applicationCalls.readInvitation>> {
  const invitation = await findInvitation(deps.db, token);
  if (!invitation) throw new DomainError("NOT_FOUND", "NOT_FOUND");
  const { projectId, projectName, email } = invitation;
  return { projectId, projectName, email, invitedBy: fullName(invitation) };
}
