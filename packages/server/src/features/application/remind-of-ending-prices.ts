import { priceReminderUntil } from "@mec/domain/application";
import { dayInParis } from "@mec/domain/shared";
import { inTransaction } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import { awaitingAnswer, priceUntil } from "./scopes.ts";

const dayMs = 86_400_000;

/**
 * Reminds each holder, once, that the last day of his proposed price is near. An application that moved less
 * than a day ago waits until tomorrow: its holder has just had a mail.
 */
export async function remindOfEndingPrices(deps: Deps): Promise<void> {
  const now = deps.now();
  await inTransaction(deps.db, async (tx) => {
    const ending = await tx
      .updateTable("application")
      .set({ reminded_price_until: priceUntil("application") })
      .where(awaitingAnswer())
      .where(priceUntil("application"), ">=", dayInParis(now))
      .where(priceUntil("application"), "<=", priceReminderUntil(now))
      .where("reminded_price_until", "is distinct from", priceUntil("application"))
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom("application_progress as step")
              .select("step.id")
              .whereRef("step.application_id", "=", "application.id")
              .where("step.created_at", ">", new Date(now.getTime() - dayMs)),
          ),
        ),
      )
      .returning("id")
      .execute();
    await deps.queue.emit(
      tx,
      ...ending.map(({ id }) => ({ type: "price-ending" as const, applicationId: id })),
    );
  });
}
