import { contractToEndText } from "@mec/domain/point";
import { DomainError, dayInParis } from "@mec/domain/shared";
import { type SqlBool, sql } from "kysely";
import type { Db } from "../../db/transaction.ts";
import { sellers } from "../document/scopes.ts";
import { findHeldOf } from "../point/index.ts";
import type { SignerPlace } from "./place-store.ts";

/** Whether a plant takes part, or sells, by one of these documents. */
async function isNamed(db: Db, documentIds: readonly string[], plantId: string): Promise<boolean> {
  const rows = await db
    .selectFrom("document")
    .select("id")
    .where("id", "in", documentIds)
    .where(sql<SqlBool>`(production_point_id = ${plantId}
      or (kind = 'salesContract' and ${sellers} ? ${plantId}::text))`)
    .limit(1)
    .execute();
  return rows.length > 0;
}

/**
 * Refuses that somebody signs for a plant that shares but in years: what was sent before its contract's end was told waits as what is
 * not sent does.
 * @throws DomainError CONTRACT_RUNS
 */
export async function refuseHeld(db: Db, places: readonly SignerPlace[], now: Date): Promise<void> {
  const own = places.filter(({ role, accountId }) => role !== "pmo" && accountId !== null);
  if (own.length === 0) return;
  const today = dayInParis(now);
  const held = await findHeldOf(
    db,
    own.flatMap(({ accountId }) => accountId ?? []),
    today,
  );
  const documentIds = own.map(({ documentId }) => documentId);
  for (const [id, endsOn] of held)
    if (await isNamed(db, documentIds, id))
      throw new DomainError("CONTRACT_RUNS", contractToEndText({ endsOn }, "holder", today));
}
