import { createHash } from "node:crypto";
import {
  type ConsentEnd,
  consentExpiry,
  earlyEnd,
  type Participant,
  type ParticipantKind,
  sgeConsentText,
} from "@mec/domain/point";
import { type RawBuilder, type Selectable, sql } from "kysely";
import type { Part } from "../../answering.ts";
import { countRows } from "../../db/count-rows.ts";
import { pointColumn, toColumns } from "../../db/participant-columns.ts";
import type { Schema } from "../../db/schema.ts";
import type { Db, Tx } from "../../db/transaction.ts";
import type { Origin } from "../../deps.ts";
import type { PastApplication } from "../application/ended/reads.ts";
import { notWithdrawn, readByAccord, validAt } from "./scopes.ts";
import { pointTable } from "./tables.ts";

export interface ConsentGiven {
  readonly participant: Participant;
  readonly accountId: string;
  /** The name of the person who consents. */
  readonly holderName: string;
  readonly prm: string;
  readonly origin: Origin;
  readonly now: Date;
}

const textHash = createHash("sha256").update(sgeConsentText.text).digest("hex");

type ConsentRow = Selectable<Schema["sge_consent"]> & { readonly readByAccord?: boolean };

/** @param past what the point took part in, the newest end first */
export function toConsent(row: ConsentRow, past: readonly PastApplication[] = []) {
  const { given_at: givenAt, expires_at: expiresAt, withdrawn_at: withdrawnAt, ended_with } = row;
  const endedWith = earlyEnd({ givenAt, expiresAt, withdrawnAt, endedWith: ended_with }, past);
  return {
    id: row.id,
    prm: row.prm,
    textVersion: row.text_version,
    textHash: row.text_hash,
    givenAt: givenAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    withdrawnAt: withdrawnAt?.toISOString() ?? null,
    ...(endedWith ? { endedWith } : {}),
    ...(row.readByAccord ? { readByAccord: true as const } : {}),
  };
}
export type ConsentAnswer = ReturnType<typeof toConsent>;

/** Keeps the proof of a consent: who, which meter, which text, when, from where. */
export function insertConsent(tx: Tx, given: ConsentGiven): Promise<ConsentRow> {
  return tx
    .insertInto("sge_consent")
    .values({
      ...toColumns(given.participant),
      account_id: given.accountId,
      holder_name: given.holderName,
      prm: given.prm,
      text_version: sgeConsentText.version,
      text_hash: textHash,
      given_at: given.now,
      expires_at: consentExpiry(given.now),
      ip: given.origin.ip,
      user_agent: given.origin.userAgent,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Ends every consent of the point; the proofs stay. */
export function withdrawConsents(
  tx: Tx,
  { kind, id }: Participant,
  now: Date,
): Promise<{ id: string; expires_at: Date; given_at: Date }[]> {
  return tx
    .updateTable("sge_consent")
    .set({ withdrawn_at: now })
    .where(pointColumn[kind], "=", id)
    .where(notWithdrawn())
    .returning(["id", "expires_at", "given_at"])
    .execute();
}

/** Lets what is valid of these points' consents expire: nobody withdrew them, and their readings are kept as their text says. */
export async function expireConsents(
  tx: Tx,
  kind: ParticipantKind,
  ids: readonly string[],
  { now, endedWith }: { readonly now: Date; readonly endedWith: ConsentEnd | null },
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable("sge_consent")
    .set({ expires_at: now, ended_with: endedWith })
    .where(pointColumn[kind], "in", ids)
    .where(validAt(now))
    .execute();
}

export function listConsents(
  db: Db,
  { kind, id }: Participant,
  { limit, offset }: Part,
): Promise<ConsentRow[]> {
  return db
    .selectFrom("sge_consent")
    .selectAll()
    .select(readByAccord().as("readByAccord"))
    .where(pointColumn[kind], "=", id)
    .orderBy("given_at", "desc")
    .orderBy("id")
    .limit(limit)
    .offset(offset)
    .execute();
}

export const countConsents = (db: Db, { kind, id }: Participant): Promise<number> =>
  countRows(db.selectFrom("sge_consent").where(pointColumn[kind], "=", id));

/**
 * In a query over points: whether the point's present meter has a consent that is valid at `now`.
 * @param since the first version of the consent's text that allows the wanted use
 */
export function hasValidConsent(kind: ParticipantKind, now: Date, since = ""): RawBuilder<boolean> {
  const point = pointTable[kind];
  return sql<boolean>`exists (
    select 1 from sge_consent
    where sge_consent.${sql.ref(pointColumn[kind])} = ${sql.ref(`${point}.id`)}
      and sge_consent.prm = ${sql.ref(`${point}.prm`)}
      and sge_consent.text_version >= ${since}
      and ${validAt(now)})`;
}
