import { dayInParis } from "@mec/domain/shared";
import { inTransaction } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import { doEach } from "../../jobs/do-each.ts";
import { leave } from "./leave.ts";
import { holdDeparture } from "./lock-departure.ts";
import { leavingBy } from "./scopes.ts";

/** A moment of the day on which he leaves: now, or its noon where the platform was not running on that day. */
const momentOf = (day: string, now: Date): Date =>
  day === dayInParis(now) ? now : new Date(`${day}T12:00:00.000Z`);

/** The day may have been given up or changed, or the departure settled at once, since it was read. */
async function endOne(deps: Deps, applicationId: string): Promise<void> {
  const now = deps.now();
  await inTransaction(deps.db, async (tx) => {
    const day = (await holdDeparture(tx, applicationId))?.departure.settledFor;
    if (day === undefined || day > dayInParis(now)) return;
    await leave(deps, tx, applicationId, momentOf(day, now));
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
