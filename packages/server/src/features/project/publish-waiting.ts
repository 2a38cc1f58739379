import type { Tx } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import { standingColumns, standingOf } from "./standing.ts";

/**
 * The projects that the confirmation puts online; locked before the account, in the order of all code (see
 * `lockPoint`).
 */
async function takeWaiting(tx: Tx, accountId: string): Promise<{ id: string }[]> {
  const projects = await tx
    .selectFrom("project")
    .select(["id", ...standingColumns])
    .where("account_id", "=", accountId)
    .orderBy("id")
    .forNoKeyUpdate()
    .execute();
  return projects.filter((project) => standingOf(project) === "awaiting-confirmation");
}

/** The owner's address is about to be confirmed: projects that waited for it go online with it. */
export async function publishWaiting(
  { queue }: Pick<Deps, "queue">,
  tx: Tx,
  accountId: string,
): Promise<void> {
  const projects = await takeWaiting(tx, accountId);
  await queue.emit(tx, ...projects.map(({ id }) => ({ type: "project-published" as const, projectId: id })));
}
