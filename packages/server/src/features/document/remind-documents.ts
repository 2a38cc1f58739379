import type { DocumentResult } from "@mec/api/document";
import { type DocumentKind, statusAfter } from "@mec/domain/document";
import type { Participant } from "@mec/domain/point";
import { mayRemind } from "@mec/domain/signature";
import type { Actor, Deps } from "../../deps.ts";
import { actOnDocuments, authored } from "./act-on-documents.ts";
import { saveStatus } from "./document-store.ts";

/** Reminds those who have not signed. A double click sends one reminder. */
export function remindDocuments(
  deps: Deps,
  projectId: string,
  kind: DocumentKind,
  participants: readonly Participant[],
  actor: Actor,
): Promise<DocumentResult[]> {
  const now = deps.now();
  return actOnDocuments(
    deps,
    { projectId, kind, participants },
    {
      refusal({ state: { status, row } }) {
        if (!row || statusAfter(status, "remind") === null) return "Ce document n’attend pas de signature.";
        if (status !== "RESENT" || mayRemind(row.updatedAt, now)) return null;
        return "Une relance vient de partir\u00a0: patientez quelques minutes avant la suivante.";
      },
      async apply(tx, _, targets) {
        const documentIds = targets.flatMap(({ state: { row } }) => row?.id ?? []);
        await saveStatus(tx, documentIds, { status: "RESENT" }, authored(deps, actor));
        if (documentIds.length > 0) {
          await deps.queue.emit(tx, { type: "signature-reminder", documentIds });
        }
        return targets.map(() => "RESENT");
      },
    },
  );
}
