import { setImmediate } from "node:timers/promises";
import { type EvidenceType, evidenceContentSchema } from "@mec/domain/signature";
import { sql } from "kysely";
import type { Db } from "../../../db/transaction.ts";
import { type KeyedEvent, registerId } from "./evidence-store.ts";

/** The end of a chain, as the register says it. */
export interface EndOfChain {
  readonly requestId: string;
  readonly events: number;
  readonly head: string;
}

/** The chains that some of the register's events say were opened. */
export function openedIn(page: readonly KeyedEvent[]): string[] {
  return page.flatMap((event) => {
    const entry = evidenceContentSchema.safeParse(event);
    return entry.success && entry.data.type === "chain-opened" ? [entry.data.data.requestId] : [];
  });
}

async function findEntries(db: Db, type: EvidenceType, requestIds: readonly string[]) {
  if (requestIds.length === 0) return [];
  await setImmediate();
  const { rows } = await sql<{ type: string; data: object }>`
    select type, data from signature_event
    where request_id = ${sql.lit(registerId)} and type = ${type}
      and data->>'requestId' = any(${[...requestIds]}::text[])`.execute(db);
  return rows.flatMap((row) => {
    const entry = evidenceContentSchema.safeParse(row);
    return entry.success ? [entry.data] : [];
  });
}

const subjects = (entries: Awaited<ReturnType<typeof findEntries>>) =>
  new Set(entries.flatMap(({ data }) => ("requestId" in data ? [data.requestId] : [])));

/** Those of these chains that the register says were opened. */
export const findOpened = async (db: Db, requestIds: readonly string[]): Promise<Set<string>> =>
  subjects(await findEntries(db, "chain-opened", requestIds));

/** Those of these chains that the register says were erased. */
export const findErased = async (db: Db, requestIds: readonly string[]): Promise<Set<string>> =>
  subjects(await findEntries(db, "chain-erased", requestIds));

/** How each of these chains ended, as the register says it. */
export async function findEnds(db: Db, requestIds: readonly string[]): Promise<EndOfChain[]> {
  const entries = await findEntries(db, "chain-ended", requestIds);
  return entries.flatMap((entry) => (entry.type === "chain-ended" ? [entry.data] : []));
}
