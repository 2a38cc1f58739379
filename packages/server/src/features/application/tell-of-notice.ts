import { dayInParis } from "@mec/domain/shared";
import { type RawBuilder, sql } from "kysely";
import { type Db, inTransaction, type Tx } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import type { EventOf } from "../../jobs/reaction.ts";
import { mayCount } from "../../limits/limits.ts";
import type { Parties } from "./store.ts";
import { tellBuyers } from "./tell-buyers.ts";
import { tellSellers } from "./tell-sellers.ts";

/** The owner has given a notice, or given it up: told in a moment, as the other may follow at once. */
export const tellOfNotice = (
  { queue, config }: Pick<Deps, "queue" | "config">,
  tx: Tx,
  applicationId: string,
): Promise<void> => queue.emitAfter(tx, config.signingMailWait, { type: "owner-notice", applicationId });

/** The last day of an owner's notice, as it was told and as it stands; null where none was, or does. */
interface Standing {
  readonly was: string | null;
  readonly is: string | null;
}

/** What is to be told of an owner's notice; null where all know it, or its holder asks to leave by himself since. */
export async function findNoticeToTell(db: Db, applicationId: string): Promise<Standing | null> {
  const isOwners = sql<boolean>`coalesce((departure->>'isOwners')::boolean, false)`;
  const is: RawBuilder<string | null> = sql`departure->>'settledFor'`;
  const row = await db
    .selectFrom("application")
    .select(["notice_told as was", is.as("is")])
    .where("id", "=", applicationId)
    .where((eb) => eb.or([eb("departure", "is", null), isOwners]))
    .executeTakeFirst();
  return row && row.was !== row.is ? row : null;
}

const daySeconds = 86_400;

/**
 * Whether it may be told today: of each participation so often. Else it is looked at again a day later, so that the last that is
 * read is true.
 */
export async function mayTellNotice(deps: Deps, event: EventOf<"owner-notice">): Promise<boolean> {
  const { applicationId } = event;
  if (await mayCount(deps.limits, "noticeMailsPerApplication", applicationId)) return true;
  const name = `${applicationId} after ${dayInParis(deps.now())}`;
  await inTransaction(deps.db, (tx) => deps.queue.emitAfter(tx, daySeconds, event, name));
  return false;
}

/** Notes what is told, and tells who sells to who leaves, and who buys from him. @returns false where another job has told it since */
export async function noteNotice(
  deps: Deps,
  tx: Tx,
  { applicationId, was, is, ...parties }: Parties & Standing & { readonly applicationId: string },
): Promise<boolean> {
  const noted = await tx
    .updateTable("application")
    .set({ notice_told: is })
    .where("id", "=", applicationId)
    .where(sql<boolean>`notice_told is not distinct from ${was}`)
    .returning("id")
    .executeTakeFirst();
  if (!noted) return false;
  if (is !== null) {
    await tellSellers(deps, tx, parties, { leavingOn: is, settledFor: is });
    await tellBuyers(deps, tx, parties, { day: is, ...(was !== null && { was }) });
  } else if (was !== null) {
    await tellSellers(deps, tx, parties, null, was);
    await tellBuyers(deps, tx, parties, { day: was, isOff: true, isStaying: true });
  }
  return true;
}
