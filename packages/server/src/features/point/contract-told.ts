import type { ToldContract } from "@mec/domain/point";
import { dayInParis } from "@mec/domain/shared";
import { sql } from "kysely";
import { type Db, inTransaction } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import type { Mail } from "../../gateways/mail/port.ts";
import type { EventOf } from "../../jobs/reaction.ts";
import { mayCount } from "../../limits/limits.ts";

type Event = EventOf<"contract-ends"> | EventOf<"contract-runs-too-long">;

/** What is corrected again within these minutes is told by one mail. */
export const quietSeconds = 600;

/** What was last told of it in this project; before the first mail, what stood when that was caused. */
export async function findToldContract(
  db: Db,
  projectId: string,
  event: Event,
): Promise<{ told: ToldContract; kept: ToldContract | null }> {
  const row = await db
    .selectFrom("production_point")
    .select("contract_told as kept")
    .where("id", "=", event.productionPointId)
    .executeTakeFirst();
  const kept = row?.kept ?? null;
  const isMended = event.type === "contract-runs-too-long" && event.isMended === true;
  const before = { projectId, endsOn: event.was ?? null, tooLong: isMended ? ("older" as const) : null };
  return { told: kept?.projectId === projectId ? kept : before, kept };
}

const day = 86_400;

/**
 * Whether one more mail of this kind may leave of a plant today; else it is looked at again a day later, so that the last one that is
 * sent is true.
 */
export async function mayTell(
  deps: Deps,
  limit: "contractMailsPerPoint" | "runningContractMailsPerPoint" | "endedContractMailsPerPoint",
  event: Event,
): Promise<boolean> {
  const { productionPointId: id } = event;
  if (await mayCount(deps.limits, limit, id)) return true;
  const name = `${limit} ${id} ${dayInParis(deps.now())}`;
  await inTransaction(deps.db, (tx) => deps.queue.emitAfter(tx, day, event, name));
  return false;
}

/** Queues the mail and notes what it tells, both or neither; nothing where another job has told since this one looked. */
export const tellOnce = (
  deps: Deps,
  event: Event,
  { kept, now, mail }: { kept: ToldContract | null; now: ToldContract; mail: Mail },
): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    const noted = await tx
      .updateTable("production_point")
      .set({ contract_told: sql<ToldContract>`${JSON.stringify(now)}::jsonb` })
      .where("id", "=", event.productionPointId)
      .where(sql<boolean>`contract_told is not distinct from ${kept && JSON.stringify(kept)}::jsonb`)
      .returning("id")
      .executeTakeFirst();
    if (noted) await deps.queue.queueMails(tx, { kind: event.type, mail });
  });
