import type { DocumentResult } from "@mec/api/document";
import { type DocumentKind, statusAfter } from "@mec/domain/document";
import type { Participant } from "@mec/domain/point";
import { heldSince, inviteHeldText, mayRemind } from "@mec/domain/signature";
import { sql } from "kysely";
import type { Tx } from "../../db/transaction.ts";
import type { Actor, Deps } from "../../deps.ts";
import { toSign } from "../signature/scopes.ts";
import { actOnDocuments, authored, type Target } from "./act-on-documents.ts";
import { saveStatus } from "./document-store.ts";

/** Those of these documents of which no mail has told yet, as it waits a moment for what is sent just after. */
async function findHeld(
  { config, now }: Deps,
  tx: Tx,
  targets: readonly Target[],
): Promise<ReadonlySet<string>> {
  const ids = targets.flatMap(({ state: { row } }) => row?.id ?? []);
  const { rows } = await sql<{ id: string }>`
    select d.id from document d join signature_request r on r.document_id = d.id
      join signature_signer s on s.request_id = r.id
    where d.id = any(${ids}::uuid[]) and ${toSign({ signer: "s", request: "r", document: "d" })}
    group by d.id
    having bool_and(s.mailed_at is null and s.notified_at > ${heldSince(now(), config.signingMailWait)})`.execute(
    tx,
  );
  return new Set(rows.map(({ id }) => id));
}

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
        const held = await findHeld(deps, tx, targets);
        const documentIds = targets.flatMap(({ state: { row } }) => (row && !held.has(row.id) ? row.id : []));
        await saveStatus(tx, documentIds, { status: "RESENT" }, authored(deps, actor));
        if (documentIds.length > 0) {
          await deps.queue.emit(tx, { type: "signature-reminder", documentIds });
        }
        return targets.map(({ state: { row } }) =>
          row && held.has(row.id) ? { refusal: inviteHeldText } : "RESENT",
        );
      },
    },
  );
}
