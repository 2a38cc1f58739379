import { setImmediate } from "node:timers/promises";
import { sql } from "kysely";
import type { Db } from "../../../db/transaction.ts";
import type { Fault } from "./evidence-faults.ts";
import { registerId } from "./evidence-store.ts";

/** One row of a table, by its key, and whether the chain that it belongs to is at fault. */
interface Seen {
  readonly key: string;
  readonly id: string;
  readonly isStray: boolean;
}
interface Look {
  readonly fault: Fault;
  /** Some rows after this key, in the order of their keys: no statement scans a whole table. */
  readonly some: (db: Db, after: string) => Promise<readonly Seen[]>;
}

const atOnce = 50;
const before = "00000000-0000-0000-0000-000000000000";
const headOf = sql`(select from evidence_head h where h.request_id = x.id)`;

const looks: readonly Look[] = [
  {
    fault: "headless",
    some: async (db, after) =>
      (
        await sql<Seen>`
          select x.id as key, x.id, not exists ${headOf} as "isStray" from (
            select distinct request_id as id from signature_event
            where request_id > ${after} order by request_id limit ${atOnce}) x
          order by x.id`.execute(db)
      ).rows,
  },
  {
    fault: "missing",
    some: async (db, after) =>
      (
        await sql<Seen>`
          select x.id as key, x.id, not exists ${headOf} as "isStray" from (
            select id from signature_request where id > ${after} order by id limit ${atOnce}) x
          order by x.id`.execute(db)
      ).rows,
  },
  {
    fault: "missing",
    some: async (db, after) =>
      (
        await sql<Seen>`
          select x.id as key, x.id, not exists ${headOf} as "isStray" from (
            select request_id as id from signed_paper where request_id > ${after} order by request_id limit ${atOnce}) x
          order by x.id`.execute(db)
      ).rows,
  },
  // Each event that a third party timestamped is still there. A chain has few stamps, but the register gets
  // one a day.
  {
    fault: "cut",
    some: async (db, after) =>
      (
        await sql<Seen>`
          select x.id as key, x.id, exists (
            select from evidence_timestamp t where t.request_id = x.id and not exists (
              select from signature_event e
              where e.request_id = t.request_id and e.sequence = t.sequence and e.hash = t.hash)) as "isStray"
          from (
            select distinct request_id as id from evidence_timestamp
            where request_id > ${after} order by request_id limit ${atOnce}) x
          order by x.id`.execute(db)
      ).rows,
  },
  // The file is the one that the chain says was sealed, and carries one of the chain's hashes.
  {
    fault: "signed-paper",
    some: async (db, after) =>
      (
        await sql<Seen>`
          select k.request_id as key, k.request_id as id, not exists (
            select from signature_event e where e.request_id = k.request_id and e.type = 'sealed'
              and e.data->>'finalSha256' = k.final_sha256
              and (k.evidence_head is null or exists (
                select from signature_event p where p.request_id = k.request_id and p.hash = k.evidence_head)))
            as "isStray"
          from signed_paper k where k.request_id > ${after} order by k.request_id limit ${atOnce}`.execute(db)
      ).rows,
  },
];

/** The register's own stamps come first: its id is below all others. */
async function registerStamps(db: Db): Promise<boolean> {
  const { rows } = await sql<{ lost: boolean }>`
    select exists (
      select from evidence_timestamp t where t.request_id = ${registerId}::uuid and not exists (
        select from signature_event e
        where e.request_id = t.request_id and e.sequence = t.sequence and e.hash = t.hash)) as lost`.execute(
    db,
  );
  return rows[0]?.lost ?? false;
}

/** Events without a chain, chains without a head, and signed papers and timestamps that lead to no chain. */
export async function findStrays(db: Db): Promise<Map<string, Fault>> {
  const strays = new Map<string, Fault>();
  if (await registerStamps(db)) strays.set(registerId, "cut");
  for (const { fault, some } of looks) {
    for (let rows = await some(db, before); rows.length > 0; rows = await some(db, rows.at(-1)?.key ?? "")) {
      await setImmediate();
      for (const { id, isStray } of rows) if (isStray) strays.set(id, fault);
    }
  }
  return strays;
}
