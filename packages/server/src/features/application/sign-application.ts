import { checkTransition, standingStatus } from "@mec/domain/application";
import type { Tx } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import { lockApplication } from "./store.ts";

/**
 * The documents of an application are settled: the platform moves it to SIGNED, if it waits for that. The
 * caller locks the project, as for every step.
 */
export async function signApplication(deps: Pick<Deps, "queue" | "now">, tx: Tx, id: string): Promise<void> {
  const application = await lockApplication(tx, id);
  if (!application) return;
  const { status: from } = application;
  const verdict = checkTransition({ status: standingStatus(application), actor: "system", to: "SIGNED" });
  if (!verdict.ok) return;
  await tx.updateTable("application").set({ status: "SIGNED" }).where("id", "=", id).execute();
  await tx
    .insertInto("application_progress")
    .values({
      application_id: id,
      status: "SIGNED",
      price: null,
      price_until: null,
      message: null,
      author_id: null,
      acted_as: "system",
      created_at: deps.now(),
    })
    .execute();
  await deps.queue.emit(tx, {
    type: "application-moved",
    applicationId: id,
    from,
    to: "SIGNED",
    by: "system",
  });
}
