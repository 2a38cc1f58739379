import { createHash, randomUUID } from "node:crypto";
import { serialize } from "node:v8";
import { sql } from "kysely";
import type { Database } from "../db/connect.ts";
import { seenLately } from "../db/seen-lately.ts";
import type { Db } from "../db/transaction.ts";
import { Busy } from "../workers/busy.ts";
import type { Progress } from "../workers/gauge.ts";
import { lanes } from "../workers/lanes.ts";
import { packGiven } from "./parcel.ts";

/** How long an asker or a worker may be silent before it counts as gone. */
const silentSeconds = 20;
const lately = (column: string) => seenLately(column, silentSeconds);

/** Whether nobody does a work at the moment: it was not begun, or its worker died. */
const isWaiting = sql<boolean>`(taken_at is null or not ${lately("taken_at")})`;

/** How many workers may take a work and die before it is given up: the work itself may be what kills them. */
const mostTakings = 2;

export interface Asked {
  readonly name: string;
  /** Plain data. */
  readonly given: readonly unknown[];
  readonly whose: string;
  readonly isShort: boolean;
}

const { mostOfOne, mostOfAll, retryAfterSeconds } = lanes.long;

/** @throws Busy when too much waits, for this asker or for all. */
async function admit(db: Db, whose: string): Promise<void> {
  const { rows } = await sql<{ own: number; all: number }>`
    select count(*)::int as "all", (count(*) filter (where whose = ${whose}))::int as own
    from long_work where answer is null and ${isWaiting} and ${lately("wanted_at")}`.execute(db);
  const { own = 0, all = 0 } = rows[0] ?? {};
  if (own >= mostOfOne) throw new Busy({ isOwn: true, retryAfterSeconds });
  if (all >= mostOfAll) throw new Busy({ isOwn: false, retryAfterSeconds });
}

/**
 * Puts a work in the queue: in the round now being served, or in the one after its asker's last work. One request at
 * a time, by a lock of the database, so that each counts those before it.
 * @throws Busy.
 */
export async function ask(db: Database, asked: Asked): Promise<string> {
  const id = randomUUID();
  const input = packGiven(id, asked.given);
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('asking for long work', 0))`.execute(tx);
    await admit(tx, asked.whose);
    await put(tx, id, asked, input);
  });
  return id;
}

/** Identifies a work: the same verb with the same parameters. */
export const sameOf = (name: string, given: readonly unknown[]): Buffer =>
  createHash("sha256").update(name).update("\0").update(serialize(given)).digest();

async function put(db: Db, id: string, { name, given, whose, isShort }: Asked, input: string): Promise<void> {
  const same = sameOf(name, given);
  await sql`
    insert into long_work (id, name, same, whose, is_short, turn, input, asked_at, wanted_at)
    select ${id}, ${name}, ${same}, ${whose}, ${isShort},
      greatest(
        coalesce(min(turn) filter (where is_short = ${isShort}) - 1, 0),
        coalesce(max(turn) filter (where is_short = ${isShort} and whose = ${whose}), 0)
      ) + 1,
      ${input}, now(), now()
    from long_work where answer is null`.execute(db);
}

export interface Found {
  readonly answer: string | null;
  /** Whether too many workers died over it: it is not begun again. */
  readonly isGivenUp: boolean;
}

/** The answer once there is one; undefined when the work is not in the queue any more. */
export async function look(db: Database, id: string): Promise<Found | undefined> {
  return db
    .selectFrom("long_work")
    .select(["answer", sql<boolean>`takings >= ${mostTakings} and ${isWaiting}`.as("isGivenUp")])
    .where("id", "=", id)
    .executeTakeFirst();
}

/** Says that the asker still waits. */
export async function want(db: Database, id: string): Promise<void> {
  await db.updateTable("long_work").set({ wanted_at: sql`now()` }).where("id", "=", id).execute();
}

/**
 * Removes a request whose asker has his answer or has left. Work nobody began is dropped; work under way
 * passes to the oldest other request for the same (`heir`).
 */
export async function withdraw(db: Database, id: string): Promise<void> {
  await sql`
    with gone as (delete from long_work where id = ${id} returning same, answer, taken_at, taken_by),
      heir as (
        select other.id, gone.taken_at, gone.taken_by
        from gone join long_work other on other.same = gone.same and other.id <> ${id}
        where gone.answer is null and ${lately("gone.taken_at")}
          and other.answer is null and other.taken_by is null and ${lately("other.wanted_at")}
        order by other.asked_at limit 1
      )
    update long_work set taken_at = heir.taken_at, taken_by = heir.taken_by, takings = takings + 1
    from heir where long_work.id = heir.id`.execute(db);
}

export interface Taken {
  readonly id: string;
  readonly same: Buffer;
  readonly name: string;
  readonly whose: string;
  readonly input: string;
}

/**
 * Takes the next work for this worker, short ones first; null when there is none. Workers take one at a time,
 * by a lock of the database, so that no two begin the same work for two askers.
 */
export async function take(db: Database, worker: string, shortOnly: boolean): Promise<Taken | null> {
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('taking of long work', 0))`.execute(tx);
    const { rows } = await sql<Taken>`
      update long_work set taken_at = now(), taken_by = ${worker}, takings = takings + 1, progress = null
      where id = (
        select id from long_work as waiting
        where answer is null and ${lately("wanted_at")}
          and ${isWaiting} and takings < ${mostTakings}
          and (is_short or not ${shortOnly})
          and not exists (
            select from long_work as other
            where other.same = waiting.same and other.id <> waiting.id
              and other.answer is null and ${lately("other.taken_at")}
          )
        order by not is_short, turn, asked_at, id
        limit 1
      ) returning id, same, name, whose, input`.execute(tx);
    return rows[0] ?? null;
  });
}

/**
 * Renews this worker's hold on a work, and keeps how far it is.
 * @returns the request it now works for, the first or its heir; null when nobody waits.
 */
export async function hold(
  db: Database,
  { same, worker, progress }: { same: Buffer; worker: string; progress: Progress | null },
): Promise<string | null> {
  const row = await db
    .updateTable("long_work")
    .set({ taken_at: sql`now()`, ...(progress && { progress }) })
    .where("same", "=", same)
    .where("taken_by", "=", worker)
    .where("answer", "is", null)
    .returning("id")
    .executeTakeFirst();
  return row?.id ?? null;
}

/** How far the worker was that does this work, when it last said so; null while none that lives does. */
export async function findProgress(db: Database, same: Buffer): Promise<Progress | null> {
  const row = await db
    .selectFrom("long_work")
    .select("progress")
    .where("same", "=", same)
    .where("taken_by", "is not", null)
    .where(lately("taken_at"))
    .orderBy("asked_at")
    .executeTakeFirst();
  return row?.progress ?? null;
}

/** Writes an answer. Nothing is written when another worker took the work while this one was frozen. */
export async function answer(db: Database, id: string, worker: string, text: string): Promise<void> {
  await db
    .updateTable("long_work")
    .set({ answer: text })
    .where("id", "=", id)
    .where("taken_by", "=", worker)
    .where("answer", "is", null)
    .execute();
}

/** Gives back what a stopping worker has not finished. */
export async function giveBack(db: Database, worker: string): Promise<void> {
  await db
    .updateTable("long_work")
    .set({ taken_at: null, taken_by: null, takings: 0 })
    .where("taken_by", "=", worker)
    .where("answer", "is", null)
    .execute();
}

/** Erases what nobody waits for any more: its asker's node died. */
export async function eraseUnwanted(db: Database): Promise<void> {
  await db
    .deleteFrom("long_work")
    .where(sql<boolean>`not ${lately("wanted_at")}`)
    .execute();
}

/** How many works wait for a worker, and how long the first of them has. */
export async function depth(db: Database): Promise<{ waiting: number; oldestSeconds: number }> {
  const { rows } = await sql<{ waiting: number; oldestSeconds: number }>`
    select count(*)::int as waiting,
      coalesce(extract(epoch from now() - min(asked_at)), 0)::float8 as "oldestSeconds"
    from long_work where answer is null and ${isWaiting} and ${lately("wanted_at")}`.execute(db);
  return rows[0] ?? { waiting: 0, oldestSeconds: 0 };
}
