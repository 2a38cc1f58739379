import { storedProjectsObstacle } from "@mec/domain/account";
import type { Tx } from "../../db/transaction.ts";
import type { Actor } from "../../deps.ts";

/**
 * Call it before a project is stored. It locks the account, so that many projects at once cannot all pass the
 * check.
 * @throws DomainError EMAIL_NOT_CONFIRMED
 */
export async function admitProject(tx: Tx, actor: Pick<Actor, "id" | "emailVerified">): Promise<void> {
  if (actor.emailVerified) return;
  await tx.selectFrom("account").select("id").where("id", "=", actor.id).forNoKeyUpdate().execute();
  const { stored } = await tx
    .selectFrom("project")
    .select(({ fn }) => fn.countAll<string>().as("stored"))
    .where("account_id", "=", actor.id)
    .executeTakeFirstOrThrow();
  const obstacle = storedProjectsObstacle(actor, Number(stored));
  if (obstacle) throw obstacle;
}
