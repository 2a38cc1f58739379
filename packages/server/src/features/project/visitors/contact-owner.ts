import { randomUUID } from "node:crypto";
import { isProvenMailbox } from "@mec/domain/account";
import type { ContactMessage } from "@mec/domain/project";
import { DomainError } from "@mec/domain/shared";
import { inTransaction } from "../../../db/transaction.ts";
import type { Actor, Deps, Origin } from "../../../deps.ts";
import { hashToken, linkToken } from "../../../links/tokens.ts";
import { projectRelations } from "../access.ts";
import { unlisted } from "../scopes.ts";
import { unconfirmedSince } from "../unconfirmed.ts";
import { selectVisible } from "../visible.ts";

const notFound = () => new DomainError("NOT_FOUND", "NOT_FOUND");

/** The secret of the link by which the author of a message proves that its e-mail address is his. */
export const contactToken = (secret: string, messageId: string): string =>
  linkToken(secret, messageId, "contact-message");

/**
 * Whether this person may write to a project that its owner took off the public pages: he has applied to it, and his page says so.
 * At his proven address alone: no link is sent from a page that nobody else sees.
 */
async function mayWriteUnseen({ db }: Deps, projectId: string, actor: Actor): Promise<boolean> {
  const relations = await projectRelations(db, actor, projectId);
  if (!relations?.has("participant")) return false;
  const project = await db
    .selectFrom("project")
    .select("id")
    .where("id", "=", projectId)
    .where(unlisted())
    .executeTakeFirst();
  return project !== undefined;
}

/**
 * Writes to the owner of a public project, or of one that the writer has applied to, whose address stays hidden. Unless the writer's
 * address is the confirmed one of his account, the message waits for the link that is mailed to it.
 * @throws TooManyTries, DomainError NOT_FOUND.
 */
export async function contactOwner(
  deps: Deps,
  projectId: string,
  message: ContactMessage,
  { actor, origin }: { actor: Actor | null; origin: Origin },
): Promise<void> {
  const project = await selectVisible(deps.db, {})
    .select("id")
    .where("id", "=", projectId)
    .executeTakeFirst();
  const isProven = isProvenMailbox(actor, message.email);
  if (!project && !(actor && isProven && (await mayWriteUnseen(deps, projectId, actor)))) throw notFound();
  await deps.limits.count("messagesPerIp", origin.ip);
  if (!isProven) await deps.limits.count("contactsPerEmail", message.email);
  const id = randomUUID();
  const now = deps.now();
  await inTransaction(deps.db, async (tx) => {
    await tx
      .insertInto("contact_message")
      .values({
        id,
        project_id: projectId,
        ...message,
        token_hash: isProven ? null : hashToken(contactToken(deps.config.sessionSecret, id)),
        confirmed_at: isProven ? now : null,
        created_at: now,
      })
      .execute();
    const type = isProven ? "owner-contacted" : "contact-confirmation-wanted";
    await deps.queue.emit(tx, { type, messageId: id });
  });
}

/**
 * Sends the message whose link was opened, once, and only to a project that is still public.
 * @throws DomainError NOT_FOUND
 */
export async function confirmContact(deps: Deps, token: string): Promise<void> {
  const now = deps.now();
  await inTransaction(deps.db, async (tx) => {
    const message = await tx
      .updateTable("contact_message")
      .set({ confirmed_at: now, token_hash: null })
      .where("token_hash", "=", hashToken(token))
      .where("created_at", ">", unconfirmedSince(now))
      .where("project_id", "in", selectVisible(tx, {}).select("id"))
      .returning("id")
      .executeTakeFirst();
    if (!message) throw notFound();
    await deps.queue.emit(tx, { type: "owner-contacted", messageId: message.id });
  });
}
