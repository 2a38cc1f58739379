import type { ContactMessage } from "@mec/domain/project";
import { DomainError } from "@mec/domain/shared";
import { inTransaction } from "../../db/transaction.ts";
import type { Deps, Origin } from "../../deps.ts";
import { selectVisible } from "./visible.ts";

/**
 * Writes to the owner of a public project, whose address stays hidden.
 * @throws TooManyTries, DomainError NOT_FOUND.
 */
export async function contactOwner(
  deps: Deps,
  projectId: string,
  message: ContactMessage,
  origin: Origin,
): Promise<void> {
  const project = await selectVisible(deps.db, {})
    .select("id")
    .where("id", "=", projectId)
    .executeTakeFirst();
  if (!project) throw new DomainError("NOT_FOUND", "NOT_FOUND");
  await deps.limits.count("messagesPerIp", origin.ip);
  await inTransaction(deps.db, async (tx) => {
    const { id } = await tx
      .insertInto("contact_message")
      .values({ project_id: projectId, ...message, created_at: deps.now() })
      .returning("id")
      .executeTakeFirstOrThrow();
    await deps.queue.emit(tx, { type: "owner-contacted", messageId: id });
  });
}
