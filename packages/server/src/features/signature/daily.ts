import { daysAfter, maxReminders, reminderDays } from "@mec/domain/signature";
import { sql } from "kysely";
import { inTransaction } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import { beingSent } from "../document/scopes.ts";
import { expireRequests } from "./expire-requests.ts";
import { syncWithProvider } from "./provider/provider-state.ts";
import { remindOf } from "./remind.ts";
import { toSign, waitingForSeal } from "./scopes.ts";

/** Reminds those who were last written to a week ago, and not too often. */
async function remindTheSilent(deps: Deps): Promise<void> {
  const since = daysAfter(deps.now(), -reminderDays);
  const rows = await deps.db
    .selectFrom("signature_signer as s")
    .innerJoin("signature_request as r", "r.id", "s.request_id")
    .innerJoin("document as d", "d.id", "r.document_id")
    .select(["d.project_id as projectId", "d.id as documentId"])
    .where(toSign({ signer: "s", request: "r", document: "d" }))
    .where("s.reminders", "<", maxReminders)
    .where(sql`coalesce(s.mailed_at, s.notified_at)`, "<=", since)
    .execute();
  for (const projectId of new Set(rows.map((row) => row.projectId))) {
    const documentIds = rows.filter((row) => row.projectId === projectId).map((row) => row.documentId);
    await remindOf(deps, { projectId, documentIds, unasked: true });
  }
}

/** Hands over prepared documents that never reached the provider, because every try had failed. */
async function handOverAgain(deps: Deps): Promise<void> {
  const waiting = await deps.db
    .selectFrom("document as d")
    .leftJoin("signature_request as r", "r.document_id", "d.id")
    .select("d.id")
    .where(beingSent("d"))
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

/** Seals documents that all have signed and whose copy was never made, because every try had failed. */
async function sealAgain(deps: Deps): Promise<void> {
  const since = daysAfter(deps.now(), -1);
  const { rows } = await sql<{ requestId: string }>`
    select r.id as "requestId" from signature_request r
    where ${waitingForSeal("r")} and (
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

/** Deletes old links, the provider's messages that cannot come again, and yesterday's counts of codes. */
async function purge({ db, now }: Deps): Promise<void> {
  const before = daysAfter(now(), -keptDays);
  await db.deleteFrom("signature_link").where("expires_at", "<", before).execute();
  await db.deleteFrom("signature_webhook").where("received_at", "<", before).execute();
  await db.deleteFrom("signature_code_count").where("since", "<", daysAfter(now(), -1)).execute();
}

/** The daily work on signatures. */
export async function tendSignatures(deps: Deps): Promise<void> {
  await syncWithProvider(deps);
  await expireRequests(deps);
  await remindTheSilent(deps);
  await handOverAgain(deps);
  await sealAgain(deps);
  await purge(deps);
}
