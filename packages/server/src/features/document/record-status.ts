import { type KeptDocumentStatus, mayBecome } from "@mec/domain/document";
import type { Tx } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import { lockDocument, type StatusChange, saveStatus } from "./document-store.ts";
import { settleApplications } from "./settle-applications.ts";

export interface StatusRecord extends StatusChange {
  readonly documentId: string;
  readonly authorId?: string;
}

export interface Recorded {
  /** Whether this changed anything. */
  readonly moved: boolean;
  /** Where the document stands now; null once it was erased or replaced. */
  readonly status: KeptDocumentStatus | null;
}

/**
 * What became of a document at its provider: its new status with the history, and the application SIGNED when its
 * three papers are settled, in the caller's transaction. A message that comes twice, too late, or about a document
 * that was withdrawn changes nothing: the transition table decides.
 * Takes the project, then the document: call it before taking rows of one's own that come after them.
 */
export async function recordDocumentStatus(
  tx: Tx,
  deps: Pick<Deps, "queue" | "now">,
  { documentId, authorId, ...change }: StatusRecord,
): Promise<Recorded> {
  const document = await lockDocument(tx, documentId);
  if (!document) return { moved: false, status: null };
  if (!mayBecome(document.status, change.status)) return { moved: false, status: document.status };
  await saveStatus(tx, [documentId], change, { authorId: authorId ?? null, now: deps.now() });
  if (change.status === "DONE") await settleApplications(deps, tx, document.projectId, [document]);
  return { moved: true, status: change.status };
}
