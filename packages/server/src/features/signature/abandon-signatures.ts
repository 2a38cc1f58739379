import { sql } from "kysely";
import type { Tx } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import type { OutsideProvider } from "../../gateways/signature/port.ts";
import type { Deleted } from "../../meeting/moments.ts";
import { documentsOf } from "../document/index.ts";
import { underWay } from "./scopes.ts";

/**
 * Requests still open at an outside provider, among what is about to be deleted, must be ended there once the
 * rows are gone: each event carries all that this takes.
 */
export async function abandonSignatures({ queue }: Pick<Deps, "queue">, tx: Tx, deleted: Deleted) {
  const { rows } = await sql<{ provider: OutsideProvider; providerId: string }>`
    select r.provider, r.provider_id as "providerId" from signature_request r join document d on d.id = r.document_id
    where ${underWay("r")} and r.provider <> 'embedded' and ${documentsOf(deleted, "d")}
    order by r.id`.execute(tx);
  await queue.emit(tx, ...rows.map((row) => ({ type: "signature-abandoned", ...row }) as const));
}
