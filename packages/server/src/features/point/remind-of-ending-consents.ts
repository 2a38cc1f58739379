import { consentExpiringDays } from "@mec/domain/point";
import { inTransaction } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import { validAt } from "./scopes.ts";

const dayMs = 86_400_000;

/** Reminds holders, once, of each consent that is about to end and was not renewed. */
export async function remindOfEndingConsents(deps: Deps): Promise<void> {
  const now = deps.now();
  const soon = new Date(now.getTime() + consentExpiringDays * dayMs);
  await inTransaction(deps.db, async (tx) => {
    const ending = await tx
      .updateTable("sge_consent as ending")
      .set({ reminded_at: now })
      .where("reminded_at", "is", null)
      .where(validAt(now, "ending"))
      .where("expires_at", "<=", soon)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom("sge_consent as newer")
              .select("newer.id")
              .where(({ or, eb }) =>
                or([
                  eb("newer.consumption_point_id", "=", eb.ref("ending.consumption_point_id")),
                  eb("newer.production_point_id", "=", eb.ref("ending.production_point_id")),
                ]),
              )
              .where(validAt(soon, "newer")),
          ),
        ),
      )
      .returning("id")
      .execute();
    await deps.queue.emit(
      tx,
      ...ending.map(({ id }) => ({ type: "consent-ending" as const, consentId: id })),
    );
  });
}
