import type { Deps } from "../deps.ts";
import { eraseExpired, eraseOldChanges } from "../features/account/index.ts";
import { eraseOldAudit } from "../features/audit/index.ts";
import { remindOfEndingConsents } from "../features/point/index.ts";
import { eraseUnconfirmed } from "../features/project/index.ts";
import { reportForgottenLines } from "../features/service/index.ts";
import { checkEvidence, eraseKept, stampEvidence, tendSignatures } from "../features/signature/index.ts";
import { eraseOldCurves } from "../features/study/index.ts";
import { eraseOldReminders } from "../features/support/index.ts";
import { eraseOldKeys } from "../idempotency/index.ts";
import { eraseOldTries } from "../limits/limits.ts";

/** What is done once a day. */
export async function daily(deps: Deps): Promise<void> {
  const { db, now } = deps;
  await remindOfEndingConsents(deps);
  await eraseOldCurves(deps);
  await tendSignatures(deps);
  await reportForgottenLines(deps);
  await eraseOldAudit(deps);
  await eraseUnconfirmed(deps);
  await eraseOldChanges(deps);
  await eraseOldReminders(deps);
  await eraseExpired(deps);
  await eraseOldKeys(db, now());
  await eraseOldTries(db, now());
  await eraseKept(deps);
  await checkEvidence(deps);
  await stampEvidence(deps);
}
