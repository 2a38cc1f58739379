import { type KeptDocumentStatus, mayBecome } from "@mec/domain/document";
import type { Tx } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import { lockDocument, type StatusChange, saveStatus, supersedeFormer } from "./document-store.ts";
import { settleApplications } from "./settle-applications.ts";

export interface StatusRecord extends StatusChange {
  readonly documentId: string;
  readonly authorId?: string;
  /** All had signed, maybe before its participant left: it is kept as signed then too. */
  readonly isConcluded?: true;
}

export interface Recorded {
  /** Whether the status changed. */
  readonly moved: boolean;
  /** Where the document stands now; null once it was erased or replaced. */
  readonly status: KeptDocumentStatus | null;
}

/**
 * Records the status that a document's provider reports, with its history, and moves the application to
 * SIGNED when its three documents are settled, in the caller's transaction. A message that comes twice, too
 * late, or about a withdrawn document changes nothing, unless all had signed it: the transition table decides. Locks the project, then
 * the document: call it before locking rows that come after them in the order of locks.
 */
export async function recordDocumentStatus(
  tx: Tx,
  deps: Pick<Deps, "queue" | "now">,
  { documentId, authorId, isConcluded, ...change }: StatusRecord,
): Promise<Recorded> {
  const document = await lockDocument(tx, documentId, isConcluded ? "even-over" : "living");
  if (!document) return { moved: false, status: null };
  if (!mayBecome(document.status, change.status)) return { moved: false, status: document.status };
  await saveStatus(tx, [documentId], change, { authorId: authorId ?? null, now: deps.now() });
  if (change.status === "DONE" && document.kind === "salesContract" && document.participant)
    await supersedeFormer(tx, document.participant, { documentId, now: deps.now() });
  if (change.status === "DONE") await settleApplications(deps, tx, document.projectId, [document]);
  return { moved: true, status: change.status };
}
