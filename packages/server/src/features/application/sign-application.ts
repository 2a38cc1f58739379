import { type ApplicationStatus, checkTransition, standingStatus } from "@mec/domain/application";
import type { Tx } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import { lockApplication } from "./store.ts";

/** The platform takes this step with an application, if it stands where the step begins. The caller locks the project, as for every step. */
async function stepBySystem(
  deps: Pick<Deps, "queue" | "now">,
  tx: Tx,
  id: string,
  step: { readonly to: ApplicationStatus; readonly told?: { readonly signed_told_at: null } },
): Promise<void> {
  const { to, told = {} } = step;
  const application = await lockApplication(tx, id);
  if (!application) return;
  const { status: from } = application;
  const verdict = checkTransition({ status: standingStatus(application), actor: "system", to });
  if (!verdict.ok) return;
  await tx
    .updateTable("application")
    .set({ status: to, ...told })
    .where("id", "=", id)
    .execute();
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
}

/** The documents of an application are settled: the platform moves it to SIGNED, if it waits for that. */
export const signApplication = (deps: Pick<Deps, "queue" | "now">, tx: Tx, id: string): Promise<void> =>
  stepBySystem(deps, tx, id, { to: "SIGNED" });

/** One of them is to be signed here after all: it waits for its documents again, and that all is signed is told anew once it is. */
export const reopenApplication = (deps: Pick<Deps, "queue" | "now">, tx: Tx, id: string): Promise<void> =>
  stepBySystem(deps, tx, id, { to: "SIGNATURE", told: { signed_told_at: null } });
