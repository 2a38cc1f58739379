import type { ToldContract, ToldOfContract } from "@mec/domain/point";
import { dayInParis } from "@mec/domain/shared";
import { type SqlBool, sql } from "kysely";
import { type Db, inTransaction, type Tx } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import type { Mail } from "../../gateways/mail/port.ts";
import type { EventOf } from "../../jobs/reaction.ts";
import { mayCount } from "../../limits/limits.ts";

type Event =
  | EventOf<"contract-ends">
  | EventOf<"contract-runs-too-long">
  | EventOf<"seller-begins-otherwise">;

type Reader = "owner" | "buyers";

/** What is corrected again within these minutes is told by one mail. */
export const quietSeconds = 600;

const nothing: ToldContract = { endsOn: null, tooLong: null };

const json = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`;

/** What is kept, of its project of now, where this stands in it for both until one of them is told. */
const keptOr = (told: ToldContract) =>
  sql`jsonb_build_object('projectId', project_id, 'owner', ${json(told)}, 'buyers', ${json(told)})
    || case when contract_told->>'projectId' = project_id::text then contract_told else '{}' end`;

/** Keeps what stood before its holder said it otherwise for the first time in this project: each reader is told against it. */
export async function keepBefore(tx: Tx, productionPointId: string, before: ToldContract): Promise<void> {
  await tx
    .updateTable("production_point")
    .set({ contract_told: sql<ToldOfContract>`${keptOr(before)}` })
    .where("id", "=", productionPointId)
    .where("project_id", "is not", null)
    .execute();
}

/** What this reader was last told of it in this project, and what is kept of that. */
export async function findTold(
  db: Db,
  projectId: string,
  event: Event,
  reader: Reader,
): Promise<{ told: ToldContract; kept: ToldContract | null }> {
  const row = await db
    .selectFrom("production_point")
    .select("contract_told as told")
    .where("id", "=", event.productionPointId)
    .executeTakeFirst();
  const kept = row?.told?.[reader] ?? null;
  return { told: (row?.told?.projectId === projectId ? kept : null) ?? nothing, kept };
}

const day = 86_400;

/**
 * Whether one more mail of this kind may leave of a plant today to this reader; else it is looked at again a day later, so that the last
 * one that is sent is true.
 */
export async function mayTell(
  deps: Deps,
  limit: "contractMailsPerPoint" | "runningContractMailsPerPoint" | "endedContractMailsPerPoint",
  event: Event,
  reader: Reader = "owner",
): Promise<boolean> {
  const whose = reader === "owner" ? event.productionPointId : `${event.productionPointId} ${reader}`;
  if (await mayCount(deps.limits, limit, whose)) return true;
  const name = `${limit} ${whose} ${dayInParis(deps.now())}`;
  await inTransaction(deps.db, (tx) => deps.queue.emitAfter(tx, day, event, name));
  return false;
}

interface Telling {
  readonly reader: Reader;
  /** As this job found it. */
  readonly kept: ToldContract | null;
  readonly now: ToldContract;
  readonly mails: readonly Mail[];
}

/** Queues the mails and keeps what they tell, both or neither; nothing where another job has told since this one looked. */
export const tellOnce = (deps: Deps, event: Event, { reader, kept, now, mails }: Telling): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    const noted = await tx
      .updateTable("production_point")
      .set({
        contract_told: sql<ToldOfContract>`${keptOr(nothing)} || jsonb_build_object(${reader}::text, ${json(now)})`,
      })
      .where("id", "=", event.productionPointId)
      .where(
        sql<SqlBool>`contract_told->${reader}::text is not distinct from ${kept && JSON.stringify(kept)}::jsonb`,
      )
      .returning("id")
      .executeTakeFirst();
    if (noted) await deps.queue.queueMails(tx, ...mails.map((mail) => ({ kind: event.type, mail })));
  });
