import { sql } from "kysely";
import type { Deps } from "../../../deps.ts";
import { openNextMonth } from "./curve-store.ts";

type Given = Pick<Deps, "db" | "now" | "log">;

/** A statement of this many parts ends long before its time limit. */
const batch = 10_000;

/**
 * §9: readings are erased 24 months at most after they were received: the days of a whole month at once, then what
 * was known of them. Somebody who reads them all at that moment puts it off by a day.
 */
async function eraseOldCurves({ db, now, log }: Given): Promise<void> {
  const today = now().toISOString().slice(0, 10);
  const { rows } = await sql<{ done: boolean }>`
    select drop_load_curve_months(${today}::date) as done`.execute(db);
  if (rows[0]?.done !== true) {
    log.warn("load curves that are to be erased are in use: they are erased tomorrow");
    return;
  }
  let erased: bigint;
  do {
    const old = db.selectFrom("load_curve").select("id").where("erased_on", "<=", sql<Date>`${today}::date`);
    const result = await db.deleteFrom("load_curve").where("id", "in", old.limit(batch)).executeTakeFirst();
    erased = result.numDeletedRows;
  } while (erased === BigInt(batch));
}

/** The day's work on the months that readings are kept in: the next one is there before it begins, old ones go. */
export async function turnCurveMonths(deps: Given): Promise<void> {
  await openNextMonth(deps.db, deps.now());
  await eraseOldCurves(deps);
}
