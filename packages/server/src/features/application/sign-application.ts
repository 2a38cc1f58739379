import { type ApplicationStatus, checkTransition, standingStatus } from "@mec/domain/application";
import type { Tx } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import { lockApplication } from "./store.ts";

/** The platform takes this step with an application, if it stands where the step begins. The caller locks the project, as for every step. */
async function stepBySystem(
  deps: Pick<Deps, "queue" | "now">,
  tx: Tx,
  id: string,
  to: ApplicationStatus,
): Promise<boolean> {
  const application = await lockApplication(tx, id);
  if (!application) return false;
  const { status: from } = application;
  const verdict = checkTransition({ status: standingStatus(application), actor: "system", to });
  if (!verdict.ok) return false;
  await tx.updateTable("application").set({ status: to }).where("id", "=", id).execute();
  await tx
    .insertInto("application_progress")
    .values({
      application_id: id,
      status: to,
      price: null,
      price_until: null,
      message: null,
      author_id: null,
      acted_as: "system",
      created_at: deps.now(),
    })
    .execute();
  await deps.queue.emit(tx, { type: "application-moved", applicationId: id, from, to, by: "system" });
  return true;
}

/** The documents of an application are settled: the platform moves it to SIGNED, if it waits for that. */
export async function signApplication(deps: Pick<Deps, "queue" | "now">, tx: Tx, id: string): Promise<void> {
  await stepBySystem(deps, tx, id, "SIGNED");
}

/** One of them is to be signed here after all: it waits for its documents again. Who was told that all is signed reads so in a moment: what its owner says may be taken back at once. */
export async function reopenApplication(
  deps: Pick<Deps, "queue" | "now" | "config">,
  tx: Tx,
  id: string,
): Promise<void> {
  if (!(await stepBySystem(deps, tx, id, "SIGNATURE"))) return;
  const event = { type: "application-reopened", applicationId: id } as const;
  await deps.queue.emitAfter(tx, deps.config.signingMailWait, event);
}
