import { sql } from "kysely";
import { inTransaction } from "../../../db/transaction.ts";
import type { Deps } from "../../../deps.ts";
import type { EventOf } from "../../../jobs/reaction.ts";
import { holdProject, lockRequests } from "../place-store.ts";
import { underWay } from "../scopes.ts";
import { appendEvidence } from "./evidence.ts";

/** Whether its line stands already: a job whose node died before it said that it was done runs again. */
const isRecorded = (signer: string, { isReminder, at }: EventOf<"signature-mail-sent">) =>
  sql<boolean>`exists (select from signature_event line where line.signer_id = ${sql.ref(`${signer}.id`)}
    and line.type = ${isReminder ? "reminded" : "sent"} and line.at = ${new Date(at)})`;

/**
 * A mail that asks to sign was handed over: the evidence says so once of each document that it named and that is still to be signed,
 * with that moment. What nobody was told by mail has no such line, whoever signed it meanwhile.
 */
export async function recordSent(deps: Deps, event: EventOf<"signature-mail-sent">): Promise<void> {
  const { projectId, email, signerIds, isReminder, at } = event;
  await inTransaction(deps.db, async (tx) => {
    if (!(await holdProject(tx, projectId, "shared"))) return;
    const open = tx
      .selectFrom("signature_signer as s")
      .innerJoin("signature_request as r", "r.id", "s.request_id")
      .select(["s.id as signerId", "r.id as requestId"])
      .where("s.id", "in", [...signerIds])
      .where(underWay("r"))
      .where(({ not }) => not(isRecorded("s", event)))
      .orderBy("r.id");
    await lockRequests(
      tx,
      (await open.execute()).map(({ requestId }) => requestId),
    );
    const facts = (await open.execute()).map((place) =>
      isReminder
        ? { ...place, type: "reminded" as const, data: { email } }
        : { ...place, type: "sent" as const, data: { email, by: "mail" as const } },
    );
    await appendEvidence(deps, tx, facts, { now: new Date(at) });
  });
}
