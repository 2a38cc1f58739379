import { sql } from "kysely";
import { inTransaction, type Tx } from "../../../db/transaction.ts";
import type { Deps } from "../../../deps.ts";
import { dropFiles } from "../../../meeting/stored-files.ts";
import { appendEvidence } from "../evidence/evidence.ts";
import { findHeads, lockRegister, registerId } from "../evidence/evidence-store.ts";

const atOnce = 500;

/** Erases a chain; the register keeps that it was erased, how long it was and why. */
async function eraseChain(deps: Deps, tx: Tx, requestId: string, reason: "term" | "unsigned"): Promise<void> {
  await lockRegister(tx);
  const head = (await findHeads(tx, [requestId])).get(requestId);
  if (head) {
    const data = { requestId, events: head.sequence, head: head.hash, reason };
    await appendEvidence(deps, tx, [{ requestId: registerId, signerId: null, type: "chain-erased", data }], {
      now: deps.now(),
    });
  }
  await sql`select erase_evidence(${requestId}::uuid)`.execute(tx);
}

/**
 * Erases signed papers whose term is over and whose project no longer has them: a contract that is still in
 * force is kept.
 */
async function eraseSignedPapers(deps: Deps): Promise<void> {
  const { rows } = await sql<{ documentId: string; requestId: string; finalKey: string }>`
    select k.document_id as "documentId", k.request_id as "requestId", k.final_key as "finalKey" from signed_paper k
    where k.keep_until <= least(${deps.now()}, now())
      and not exists (select from document d where d.id = k.document_id)
    order by k.keep_until limit ${atOnce}`.execute(deps.db);
  for (const { documentId, requestId, finalKey } of rows) {
    await inTransaction(deps.db, async (tx) => {
      await eraseChain(deps, tx, requestId, "term");
      await sql`select erase_signed_paper(${documentId}::uuid)`.execute(tx);
    });
    await dropFiles(deps, [finalKey]);
  }
  if (rows.length === atOnce) await eraseSignedPapers(deps);
}

/** Erases the evidence of documents that were deleted before all had signed. */
async function eraseUnsigned(deps: Deps): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select h.request_id as id from evidence_head h
    where h.request_id <> ${registerId}::uuid
      and not exists (select from signature_request r where r.id = h.request_id)
      and not exists (select from signed_paper k where k.request_id = h.request_id)
    order by h.request_id limit ${atOnce}`.execute(deps.db);
  for (const { id } of rows) await inTransaction(deps.db, (tx) => eraseChain(deps, tx, id, "unsigned"));
  if (rows.length === atOnce) await eraseUnsigned(deps);
}

/** Erases each day what need not be kept any more, files included. */
export async function eraseKept(deps: Deps): Promise<void> {
  await eraseSignedPapers(deps);
  await eraseUnsigned(deps);
  await deps.db.deleteFrom("signed_paper_link").where("expires_at", "<", deps.now()).execute();
}
