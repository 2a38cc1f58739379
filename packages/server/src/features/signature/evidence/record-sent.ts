import { inTransaction } from "../../../db/transaction.ts";
import type { Deps } from "../../../deps.ts";
import type { EventOf } from "../../../jobs/reaction.ts";
import { holdProject, lockRequests } from "../place-store.ts";
import { underWay } from "../scopes.ts";
import { appendEvidence } from "./evidence.ts";

/**
 * A mail that asks to sign was handed over: the evidence says so of each document that it named and that is still to be signed, with
 * that moment. What nobody was told by mail has no such line, whoever signed it meanwhile.
 */
export async function recordSent(
  deps: Deps,
  { projectId, email, signerIds, isReminder, at }: EventOf<"signature-mail-sent">,
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    if (!(await holdProject(tx, projectId, "shared"))) return;
    const open = tx
      .selectFrom("signature_signer as s")
      .innerJoin("signature_request as r", "r.id", "s.request_id")
      .select(["s.id as signerId", "r.id as requestId"])
      .where("s.id", "in", [...signerIds])
      .where(underWay("r"))
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
