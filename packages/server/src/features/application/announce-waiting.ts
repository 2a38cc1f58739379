import type { Tx } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import { findEmailObjects, forgetEmailObjects } from "./store.ts";

/** The applicant's address is confirmed: the owners are told only now, with the subject that the page asked for. */
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
