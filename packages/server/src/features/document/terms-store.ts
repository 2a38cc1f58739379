import type { SalesTerms } from "@mec/domain/document";
import type { Participant } from "@mec/domain/point";
import { sql } from "kysely";
import type { Part } from "../../answering.ts";
import { countRows } from "../../db/count-rows.ts";
import type { Db } from "../../db/transaction.ts";
import { readSince } from "../application/scopes.ts";
import { loadPriceKept } from "./terms/reads.ts";

export interface KeptTerms {
  /** Null for the terms of all the consumers. */
  readonly consumptionPointId: string | null;
  readonly terms: SalesTerms;
  readonly updatedAt: string;
}

/** The terms of sale of a project, first those for all consumers. */
const selectTerms = (db: Db, projectId: string) =>
  db
    .selectFrom("sales_terms")
    .select(["consumption_point_id as consumptionPointId", "terms", "updated_at as updatedAt"])
    .where("project_id", "=", projectId)
    .orderBy("consumption_point_id", (order) => order.asc().nullsFirst());

const toKept = (rows: readonly (Omit<KeptTerms, "updatedAt"> & { updatedAt: Date })[]): KeptTerms[] =>
  rows.map((row) => ({ ...row, updatedAt: row.updatedAt.toISOString() }));

export async function findTerms(db: Db, projectId: string, part?: Part): Promise<KeptTerms[]> {
  const rows = await selectTerms(db, projectId)
    .$if(part !== undefined, (query) => query.limit(part?.limit ?? 0).offset(part?.offset ?? 0))
    .execute();
  return toKept(rows);
}

/** What `termsOf` says of one participant, or of all consumers: two are read, where there may be thousands. */
export async function findTermsOf(
  db: Db,
  projectId: string,
  participant: Participant | null,
): Promise<SalesTerms | null> {
  const consumerId = consumerOf(participant);
  return termsOf(await findTermsFor(db, projectId, consumerId === null ? [] : [consumerId]), participant);
}

/** The terms for all consumers and what is said to some, each with the price that he keeps: there may be thousands of others. */
export async function findTermsFor(
  db: Db,
  projectId: string,
  consumerIds: readonly string[],
): Promise<KeptTerms[]> {
  const rows = await selectTerms(db, projectId)
    .where((eb) =>
      eb.or([
        eb("consumption_point_id", "is", null),
        ...(consumerIds.length > 0 ? [eb("consumption_point_id", "in", consumerIds)] : []),
      ]),
    )
    .execute();
  const written = new Map(rows.map((row) => [row.consumptionPointId, row]));
  const { agreedAt, saidTo } = await loadPriceKept(db, projectId, consumerIds);
  for (const id of agreedAt.keys()) {
    const row = written.get(id) ?? written.get(null);
    if (!row) continue;
    const terms = saidTo(id, { ...row, writtenAt: row.updatedAt });
    written.set(id, { ...row, consumptionPointId: id, terms });
  }
  return toKept([...written.values()]);
}

const consumerOf = (participant: Participant | null): string | null =>
  participant?.kind === "consumer" ? participant.id : null;

export const countTerms = (db: Db, projectId: string): Promise<number> =>
  countRows(db.selectFrom("sales_terms").where("project_id", "=", projectId));

/** A consumer's own terms, which replace all of the common ones, else those for all. */
export function termsOf(kept: readonly KeptTerms[], participant: Participant | null): SalesTerms | null {
  const consumerId = consumerOf(participant);
  const own = kept.find(({ consumptionPointId }) => consumptionPointId === consumerId);
  const common = kept.find(({ consumptionPointId }) => consumptionPointId === null);
  return (own ?? common)?.terms ?? null;
}

/** Keeps the terms that these take the place of, for those who read a price by them or were accepted; nothing where nobody was. */
async function keepPast(
  db: Db,
  projectId: string,
  { consumptionPointId, terms, now }: { consumptionPointId: string | null; terms: string; now: Date },
): Promise<void> {
  await db
    .insertInto("past_sales_terms")
    .columns(["project_id", "consumption_point_id", "terms", "written_at", "replaced_at"])
    .expression(
      db
        .selectFrom("sales_terms")
        .select(({ val }) => [
          "project_id",
          "consumption_point_id",
          "terms",
          "updated_at",
          val(now).as("replaced_at"),
        ])
        .where("project_id", "=", projectId)
        .where("consumption_point_id", "is not distinct from", consumptionPointId)
        .where("terms", "!=", sql<SalesTerms>`${terms}::jsonb`)
        .where(readSince(projectId, sql`sales_terms.updated_at`)),
    )
    .execute();
}

/**
 * Keeps the terms, and the day on which they became what they are: saving them as they were changes nothing for those who
 * said yes to them, nor does giving somebody terms of his own that are those of all.
 */
export async function storeTerms(
  db: Db,
  projectId: string,
  consumptionPointId: string | null,
  given: SalesTerms,
  now: Date,
): Promise<KeptTerms> {
  const terms = JSON.stringify(given);
  await keepPast(db, projectId, { consumptionPointId, terms, now });
  // To who has a price, one that is written for him alone is another one, though all others read the same.
  const isOtherPrice = given.price !== null && consumptionPointId !== null;
  const { agreedAt } = await loadPriceKept(db, projectId, isOtherPrice ? [consumptionPointId] : []);
  const [agreed] = agreedAt.values();
  const sameForAll = db
    .selectFrom("sales_terms")
    .select("updated_at")
    .where("project_id", "=", projectId)
    .where("consumption_point_id", "is", null)
    .where("terms", "=", sql<SalesTerms>`${terms}::jsonb`)
    .where(sql<boolean>`${!agreed}`);
  const { updatedAt } = await db
    .insertInto("sales_terms")
    .values(({ fn, val }) => ({
      project_id: projectId,
      consumption_point_id: consumptionPointId,
      terms,
      updated_at: fn.coalesce(sameForAll, val(now)),
    }))
    .onConflict((conflict) =>
      (consumptionPointId === null
        ? conflict.column("project_id").where("consumption_point_id", "is", null)
        : conflict
            .columns(["project_id", "consumption_point_id"])
            .where("consumption_point_id", "is not", null)
      ).doUpdateSet(({ eb, ref, val }) => ({
        terms,
        updated_at: eb
          .case()
          .when(
            eb.and([
              eb(ref("sales_terms.terms"), "=", ref("excluded.terms")),
              ...(agreed ? [eb(ref("sales_terms.updated_at"), ">=", agreed)] : []),
            ]),
          )
          .then(ref("sales_terms.updated_at"))
          .else(val(now))
          .end(),
      })),
    )
    .returning("updated_at as updatedAt")
    .executeTakeFirstOrThrow();
  return { consumptionPointId, terms: given, updatedAt: updatedAt.toISOString() };
}
