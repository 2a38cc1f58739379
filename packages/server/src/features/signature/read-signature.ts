import type { SignatureSession } from "@mec/api/signature";
import { inTransaction, type Tx } from "../../db/transaction.ts";
import type { Deps, Origin } from "../../deps.ts";
import { appendEvidence } from "./evidence/evidence.ts";
import { openLink } from "./link.ts";
import { currentSession, findOpened, holdLink, type ShownPlace } from "./session.ts";

const isNew = ({ status, signerStatus }: ShownPlace) => status === "to-sign" && signerStatus === "notified";

/** Records that these documents were shown to their signer: only what was shown can be signed. */
async function markOpened(tx: Tx, shown: readonly ShownPlace[]): Promise<void> {
  await tx
    .updateTable("signature_signer")
    .set({ status: "opened" })
    .where(
      "id",
      "in",
      shown.map(({ signerId }) => signerId),
    )
    .execute();
}

async function open(deps: Deps, tx: Tx, shown: readonly ShownPlace[], origin: Origin): Promise<void> {
  const fresh = shown.filter(isNew);
  if (fresh.length === 0) return;
  await markOpened(tx, fresh);
  const facts = fresh.map(({ requestId, signerId, preparedSha256 }) => ({
    requestId,
    signerId,
    type: "opened" as const,
    data: { documentSha256: preparedSha256 },
  }));
  await appendEvidence(deps, tx, facts, { now: deps.now(), origin });
}

/**
 * What a personal link lets its person read and sign; its first opening is recorded as evidence.
 * @throws DomainError NOT_FOUND
 * @throws TooManyTries
 */
export async function readSignature(deps: Deps, token: string, origin: Origin): Promise<SignatureSession> {
  const link = await openLink(deps, token, origin);
  const { shown } = await findOpened(deps.db, link, deps.now());
  if (shown.some(isNew)) {
    await inTransaction(deps.db, async (tx) => {
      const held = await holdLink(deps, tx, link);
      await open(deps, tx, held.shown, origin);
    });
  }
  return currentSession(deps.db, link, deps.now());
}
