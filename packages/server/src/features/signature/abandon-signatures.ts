import { DomainError } from "@mec/domain/shared";
import { sql } from "kysely";
import type { Tx } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import type { OutsideProvider } from "../../gateways/signature/port.ts";
import type { Deleted, MomentOf } from "../../meeting/moments.ts";
import { documentsOf } from "../document/index.ts";
import { underWay, waitingForSeal } from "./scopes.ts";

/** A copy that is not made after this time is not waited for: nobody is kept from leaving by what does not work. */
const longestSealing = sql`interval '7 days'`;

/**
 * The sealed copy of a document is made within minutes of its last signature, and would go with its project: the project's
 * deletion waits. Who deletes his own point or account leaves the signed paper behind, and need not wait.
 * @throws DomainError SEALING_UNDER_WAY
 */
export async function refuseWhileSealing(
  { now }: Pick<Deps, "now">,
  tx: Tx,
  { of }: MomentOf<"deleting-projects">,
): Promise<void> {
  const goesWithProject =
    "projectId" in of
      ? sql`d.project_id = ${of.projectId}`
      : sql`d.project_id in (select id from project where account_id = ${of.accountId})`;
  const { rows } = await sql`
    select from signature_request r join document d on d.id = r.document_id
    where ${goesWithProject} and ${waitingForSeal("r")} and exists (select from signature_signer last
      where last.request_id = r.id and last.signed_at > ${now()}::timestamptz - ${longestSealing})
    limit 1`.execute(tx);
  if (rows.length === 0) return;
  throw new DomainError(
    "SEALING_UNDER_WAY",
    "Un document que tous ont signé attend encore sa copie scellée, qui reviendra à chacun\u00a0: réessayez dans quelques minutes.",
  );
}

/**
 * Requests still open at an outside provider, among what is about to be deleted, must be ended there once the
 * rows are gone: each event carries all that this takes. What all have signed is over there: only its copy is awaited.
 */
export async function abandonSignatures({ queue }: Pick<Deps, "queue">, tx: Tx, deleted: Deleted) {
  const { rows } = await sql<{ provider: OutsideProvider; providerId: string }>`
    select r.provider, r.provider_id as "providerId" from signature_request r join document d on d.id = r.document_id
    where ${underWay("r")} and not ${waitingForSeal("r")} and r.provider <> 'embedded' and ${documentsOf(deleted, "d")}
    order by r.id`.execute(tx);
  await queue.emit(tx, ...rows.map((row) => ({ type: "signature-abandoned", ...row }) as const));
}
