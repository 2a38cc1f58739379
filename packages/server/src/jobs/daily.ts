import { consentExpiringDays } from "@mec/domain/point";
import { sql } from "kysely";
import { inTransaction } from "../db/transaction.ts";
import type { Deps } from "../deps.ts";
import { eraseOldChanges } from "../features/account/index.ts";
import { eraseOldAudit } from "../features/audit/index.ts";
import { validAt } from "../features/point/scopes.ts";
import { reportForgottenLines } from "../features/service/index.ts";
import { checkEvidence, eraseKept, stampEvidence, tendSignatures } from "../features/signature/index.ts";
import { eraseOldCurves } from "../features/study/index.ts";
import { eraseOldReminders } from "../features/support/index.ts";
import { eraseOldKeys } from "../idempotency/index.ts";
import { eraseUnconfirmed } from "../unconfirmed.ts";

const dayMs = 86_400_000;

/** Tells, once, of each consent that is about to end and that its holder has not given anew. */
async function remindOfEndingConsents(deps: Deps): Promise<void> {
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

/** Links and sessions that are over, and tries that no longer count, are of no use to anybody. */
async function purge({ db, now }: Deps): Promise<void> {
  await db.deleteFrom("account_token").where("expires_at", "<", now()).execute();
  await db.deleteFrom("account_challenge").where("expires_at", "<", now()).execute();
  await db.deleteFrom("session").where("expires_at", "<", now()).execute();
  await eraseOldKeys(db, now());
  await sql`delete from rate_limit where expire < ${now().getTime()}`.execute(db);
}

/** What is done once a day. */
export async function daily(deps: Deps): Promise<void> {
  await remindOfEndingConsents(deps);
  await eraseOldCurves(deps);
  await tendSignatures(deps);
  await reportForgottenLines(deps);
  await eraseOldAudit(deps);
  await eraseUnconfirmed(deps);
  await eraseOldChanges(deps);
  await eraseOldReminders(deps);
  await purge(deps);
  await eraseKept(deps);
  await checkEvidence(deps);
  await stampEvidence(deps);
}
