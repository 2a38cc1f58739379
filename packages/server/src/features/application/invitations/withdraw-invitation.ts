import { DomainError } from "@mec/domain/shared";
import { inTransaction } from "../../../db/transaction.ts";
import type { Deps } from "../../../deps.ts";
import { endInvitation } from "./invitation-store.ts";

/**
 * The owner withdraws an invitation: who has not applied by it yet does not any more. An application that came by it stays.
 * @throws DomainError NOT_FOUND
 */
export async function withdrawInvitation(
  deps: Deps,
  { projectId, id }: { readonly projectId: string; readonly id: string },
): Promise<void> {
  const ended = await inTransaction(deps.db, (tx) => endInvitation(tx, { projectId, id, now: deps.now() }));
  if (!ended) throw new DomainError("NOT_FOUND", "NOT_FOUND");
}
