import { daysAfter, maxReminders, reminderDays } from "@mec/domain/signature";
import { sql } from "kysely";
import { inTransaction, type Tx } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import { recordDocumentStatus } from "../document/index.ts";
import { appendEvidence } from "./evidence.ts";
import { holdProject, lockRequests } from "./paper-store.ts";
import { syncWithProvider } from "./provider-state.ts";
import { remindOf } from "./remind.ts";
import { settleRequests, waitsForSeal } from "./request-store.ts";

interface Late {
  readonly id: string;
  readonly documentId: string;
  readonly projectId: string;
}

/** Requests that ran out of time before all had signed. */
function findLate(db: Deps["db"] | Tx, now: Date, projectId?: string): Promise<Late[]> {
  const rows = db
    .selectFrom("signature_request as r")
    .innerJoin("document as d", "d.id", "r.document_id")
    .select(["r.id", "d.id as documentId", "d.project_id as projectId"])
    .where("r.status", "=", "ongoing")
    .where("r.expires_at", "<=", now)
    .where(sql<boolean>`not ${waitsForSeal}`)
    .orderBy("r.id");
  return (projectId ? rows.where("d.project_id", "=", projectId) : rows).execute();
}

async function expireIn(deps: Deps, tx: Tx, projectId: string): Promise<void> {
  if (!(await holdProject(tx, projectId, "alone"))) return;
  const now = deps.now();
  const found = await findLate(tx, now, projectId);
  await lockRequests(
    tx,
    found.map(({ id }) => id),
  );
  const late = await findLate(tx, now, projectId);
  for (const { documentId } of late) await recordDocumentStatus(tx, deps, { documentId, status: "EXPIRED" });
  await settleRequests(
    tx,
    late.map(({ id }) => id),
    "expired",
    now,
  );
  const facts = late.map(({ id }) => ({ requestId: id, signerId: null, type: "expired" as const, data: {} }));
  await appendEvidence(tx, facts, { now });
  const documentIds = late.map(({ documentId }) => documentId);
  if (documentIds.length > 0)
    await deps.queue.emit(tx, { type: "signature-expired", projectId, documentIds });
}

async function expireRequests(deps: Deps): Promise<void> {
  const late = await findLate(deps.db, deps.now());
  for (const projectId of new Set(late.map((one) => one.projectId))) {
    await inTransaction(deps.db, (tx) => expireIn(deps, tx, projectId));
  }
}

/** Those who were last written to a week ago, and not too often. */
async function remindTheSilent(deps: Deps): Promise<void> {
  const since = daysAfter(deps.now(), -reminderDays);
  const rows = await deps.db
    .selectFrom("signature_signer as s")
    .innerJoin("signature_request as r", "r.id", "s.request_id")
    .innerJoin("document as d", "d.id", "r.document_id")
    .select(["d.project_id as projectId", "d.id as documentId"])
    .where("r.status", "=", "ongoing")
    .where("d.superseded_at", "is", null)
    .where("s.status", "in", ["notified", "opened"])
    .where("s.reminders", "<", maxReminders)
    .where(sql`coalesce(s.mailed_at, s.notified_at)`, "<=", since)
    .execute();
  for (const projectId of new Set(rows.map((row) => row.projectId))) {
    const documentIds = rows.filter((row) => row.projectId === projectId).map((row) => row.documentId);
    await remindOf(deps, { projectId, documentIds, unasked: true });
  }
}

/** Prepared documents that never reached the provider, because every try had failed. */
async function handOverAgain(deps: Deps): Promise<void> {
  const waiting = await deps.db
    .selectFrom("document as d")
    .leftJoin("signature_request as r", "r.document_id", "d.id")
    .select("d.id")
    .where("d.status", "=", "IN_TRANSIT")
    .where("d.superseded_at", "is", null)
    .where("d.prepared_key", "is not", null)
    .where("r.id", "is", null)
    .where("d.created_at", "<=", daysAfter(deps.now(), -1))
    .execute();
  if (waiting.length === 0) return;
  await inTransaction(deps.db, (tx) =>
    deps.queue.emit(
      tx,
      ...waiting.map(({ id }) => ({ type: "signature-wanted" as const, documentIds: [id] })),
    ),
  );
}

/** Documents that all have signed and whose copy was never made, because every try had failed. */
async function sealAgain(deps: Deps): Promise<void> {
  const since = daysAfter(deps.now(), -1);
  const { rows } = await sql<{ requestId: string }>`
    select r.id as "requestId" from signature_request r
    where ${waitsForSeal} and (
      select max(u.signed_at) from signature_signer u where u.request_id = r.id) <= ${since}`.execute(
    deps.db,
  );
  if (rows.length === 0) return;
  await inTransaction(deps.db, (tx) =>
    deps.queue.emit(
      tx,
      ...rows.map(({ requestId }) => ({ type: "signature-completed", requestId }) as const),
    ),
  );
}

const keptDays = 365;

/** Old links, and the provider's messages that can no longer come again. */
async function purge({ db, now }: Deps): Promise<void> {
  const before = daysAfter(now(), -keptDays);
  await db.deleteFrom("signature_link").where("expires_at", "<", before).execute();
  await db.deleteFrom("signature_webhook").where("received_at", "<", before).execute();
}

/** What the signatures need every day. */
export async function tendSignatures(deps: Deps): Promise<void> {
  await syncWithProvider(deps);
  await expireRequests(deps);
  await remindTheSilent(deps);
  await handOverAgain(deps);
  await sealAgain(deps);
  await purge(deps);
}
