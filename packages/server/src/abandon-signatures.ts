import { sql } from "kysely";
import type { Tx } from "./db/transaction.ts";
import type { Deps } from "./deps.ts";
import { type Deleted, documentsOf } from "./documents-of.ts";
import { underWay } from "./features/signature/scopes.ts";
import type { OutsideProvider } from "./gateways/signature/port.ts";

/**
 * What an outside provider has to sign of what is about to be deleted is to be ended there too, once the rows are gone:
 * the events carry all that it takes. Call it in the deleting transaction, before the rows go.
 */
export async function abandonSignatures(tx: Tx, { queue }: Pick<Deps, "queue">, deleted: Deleted) {
  const { rows } = await sql<{ provider: OutsideProvider; providerId: string }>`
    select r.provider, r.provider_id as "providerId" from signature_request r join document d on d.id = r.document_id
    where ${underWay("r")} and r.provider <> 'embedded' and ${documentsOf(deleted)}
    order by r.id`.execute(tx);
  await queue.emit(tx, ...rows.map((row) => ({ type: "signature-abandoned", ...row }) as const));
}
