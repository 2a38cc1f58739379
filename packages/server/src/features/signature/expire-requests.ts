import { inTransaction, type Tx } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import { recordDocumentStatus } from "../document/index.ts";
import { appendEvidence } from "./evidence/evidence.ts";
import { holdProject, lockRequests } from "./place-store.ts";
import { closeAtProvider } from "./provider/provider-state.ts";
import { findLate, settleRequests } from "./request-store.ts";

async function expireIn(deps: Deps, tx: Tx, projectId: string, closed: ReadonlySet<string>): Promise<void> {
  if (!(await holdProject(tx, projectId, "alone"))) return;
  const now = deps.now();
  await lockRequests(tx, [...closed]);
  const late = (await findLate(tx, now, projectId)).filter(({ id }) => closed.has(id));
  for (const { documentId } of late) await recordDocumentStatus(tx, deps, { documentId, status: "EXPIRED" });
  await settleRequests(
    tx,
    late.map(({ id }) => id),
    "expired",
    now,
  );
  const facts = late.map(({ id }) => ({ requestId: id, signerId: null, type: "expired" as const, data: {} }));
  await appendEvidence(deps, tx, facts, { now });
  const documentIds = late.map(({ documentId }) => documentId);
  if (documentIds.length > 0)
    await deps.queue.emit(tx, { type: "signature-expired", projectId, documentIds });
}

/** Expires the requests that ran out of time. One at an outside provider is ended there first. */
export async function expireRequests(deps: Deps): Promise<void> {
  const closed = new Map<string, Set<string>>();
  for (const request of await findLate(deps.db, deps.now())) {
    if (!(await closeAtProvider(deps, request))) continue;
    const own = closed.get(request.projectId) ?? new Set();
    closed.set(request.projectId, own.add(request.id));
  }
  for (const [projectId, ids] of closed) {
    await inTransaction(deps.db, (tx) => expireIn(deps, tx, projectId, ids));
  }
}
