import type { Tx } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import { findEmailObjects, forgetEmailObjects } from "./store.ts";

/**
 * The applicant's address is about to be confirmed: the owners' mails, which waited for it, are now sent with
 * the subject that the applicant's page asked for.
 */
export async function announceWaiting(
  { queue }: Pick<Deps, "queue">,
  tx: Tx,
  accountId: string,
): Promise<void> {
  const applications = await findEmailObjects(tx, accountId);
  await queue.emit(
    tx,
    ...applications.map(({ id, emailObject }) => ({
      type: "application-announced" as const,
      applicationId: id,
      emailObject,
    })),
  );
  await forgetEmailObjects(
    tx,
    applications.map(({ id }) => id),
  );
}
