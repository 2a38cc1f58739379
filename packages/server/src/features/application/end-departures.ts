import { hasCome } from "@mec/domain/application";
import { dayInParis } from "@mec/domain/shared";
import { inTransaction } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import { doEach } from "../../jobs/do-each.ts";
import { leave, leavingMoment } from "./leave.ts";
import { holdDeparture } from "./lock-departure.ts";
import { leavingBy } from "./scopes.ts";

/** The day may have been given up or changed, or the departure settled at once, since it was read. */
async function endOne(deps: Deps, applicationId: string): Promise<void> {
  const now = deps.now();
  await inTransaction(deps.db, async (tx) => {
    const departure = (await holdDeparture(tx, applicationId))?.departure;
    if (!departure || !hasCome(departure, now)) return;
    await leave(deps, tx, applicationId, leavingMoment(departure, now));
  });
}

/** Those whose owner settled their departure ahead leave on that day. */
export async function endDepartures(deps: Deps): Promise<void> {
  const due = await deps.db
    .selectFrom("application")
    .select("id")
    .where(leavingBy(dayInParis(deps.now())))
    .orderBy("id")
    .execute();
  await doEach(due, ({ id }) => endOne(deps, id));
}
