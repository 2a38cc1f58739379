import type { SignerRole } from "@mec/domain/document";
import { sql } from "kysely";
import type { Db, Tx } from "../../db/transaction.ts";
import type { Person } from "./place-store.ts";
import { toSign } from "./scopes.ts";

export async function saveSignatures(
  tx: Tx,
  signerIds: readonly string[],
  { name, drawing }: { name: string; drawing: Uint8Array | null },
  now: Date,
): Promise<void> {
  await tx
    .updateTable("signature_signer")
    .set({
      status: "signed",
      signed_name: name,
      signed_at: now,
      drawing: drawing && Buffer.from(drawing),
    })
    .where("id", "in", signerIds)
    .execute();
}

export async function saveRefusals(tx: Tx, signerIds: readonly string[], reason: string): Promise<void> {
  await tx
    .updateTable("signature_signer")
    .set({ status: "declined", decline_reason: reason })
    .where("id", "in", signerIds)
    .execute();
}

export async function saveTurns(tx: Tx, signerIds: readonly string[], now: Date): Promise<void> {
  await tx
    .updateTable("signature_signer")
    .set({ status: "notified", notified_at: now })
    .where("id", "in", signerIds)
    .execute();
}

/** Records that an invitation which leaves now tells of these places. */
export async function saveMailed(tx: Tx, signerIds: readonly string[], now: Date): Promise<void> {
  await tx.updateTable("signature_signer").set({ mailed_at: now }).where("id", "in", signerIds).execute();
}

/** Records that a mail tells of these places, those that one told before apart. */
export async function saveTold(db: Db, signerIds: readonly string[], now: Date): Promise<void> {
  await db
    .updateTable("signature_signer")
    .set({ mailed_at: now })
    .where("id", "in", signerIds)
    .where("mailed_at", "is", null)
    .execute();
}

/**
 * Records that a reminder which leaves now tells of these places; `unasked` when the owner did not ask for
 * it.
 */
export async function saveReminded(
  tx: Tx,
  signerIds: readonly string[],
  now: Date,
  unasked: boolean,
): Promise<void> {
  await tx
    .updateTable("signature_signer")
    .set({
      mailed_at: now,
      reminded_at: now,
      ...(unasked ? { reminders: sql`reminders + 1` } : { disowned_at: null }),
    })
    .where("id", "in", signerIds)
    .execute();
}

/**
 * Locks the mails to a person, so that of two transactions that write to him the second sees what the first
 * sent.
 */
export async function lockMails(tx: Tx, { projectId, email }: Person): Promise<void> {
  const key = `${projectId} ${email.toLowerCase()}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx);
}

interface LastMails {
  readonly mailedAt: Date | null;
  readonly remindedAt: Date | null;
  /** Whether something is to sign that no mail told of. */
  readonly isUntold: boolean | null;
}

/** When a person was last written to, and reminded, about what he has still to sign in a project. */
export function lastMails(db: Db, { projectId, email }: Person): Promise<LastMails> {
  return db
    .selectFrom("signature_signer as s")
    .innerJoin("signature_request as r", "r.id", "s.request_id")
    .innerJoin("document as d", "d.id", "r.document_id")
    .select(({ fn }) => [
      fn.max("s.mailed_at").as("mailedAt"),
      fn.max("s.reminded_at").as("remindedAt"),
      sql<boolean | null>`bool_or(s.mailed_at is null)`.as("isUntold"),
    ])
    .where("d.project_id", "=", projectId)
    .where(toSign({ signer: "s", request: "r", document: "d" }))
    .where(sql`lower(s.email)`, "=", email.toLowerCase())
    .executeTakeFirstOrThrow();
}

export interface Signed {
  readonly role: SignerRole;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly signedName: string;
  readonly signedAt: Date;
  readonly drawing: Buffer | null;
}

/** The signatures of a request, in the order of their places. */
export async function findSignatures(db: Db, requestId: string): Promise<Signed[]> {
  const rows = await db
    .selectFrom("signature_signer")
    .select(["role", "first_name", "last_name", "email", "signed_name", "signed_at", "drawing"])
    .where("request_id", "=", requestId)
    .orderBy("position")
    .orderBy("email")
    .execute();
  return rows.flatMap((row) =>
    row.signed_at === null
      ? []
      : [
          {
            role: row.role,
            firstName: row.first_name,
            lastName: row.last_name,
            email: row.email,
            signedName: row.signed_name ?? `${row.first_name} ${row.last_name}`,
            signedAt: row.signed_at,
            drawing: row.drawing,
          },
        ],
  );
}
