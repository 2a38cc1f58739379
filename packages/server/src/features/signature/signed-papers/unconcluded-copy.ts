import { setTimeout } from "node:timers/promises";
import { LaterError } from "@mec/domain/shared";
import type { Deps } from "../../../deps.ts";
import { TooManyTries } from "../../../limits/limits.ts";
import { findTampering } from "../evidence/evidence-faults.ts";
import { type KnownEvent, readEvidence } from "../evidence/evidence-store.ts";
import { findSignatures } from "../signer-store.ts";
import { blockOf, certificateOf } from "./seal-request.ts";
import { findSealable } from "./seal-store.ts";
import type { Reader } from "./signed-paper-store.ts";
import type { Unconcluded } from "./unconcluded-store.ts";

/** Who makes the server work by what he reads: his account, or the mailbox alone. */
const lineOf = ({ accountId, email }: Reader): string => accountId ?? email?.toLowerCase() ?? "";

/**
 * Counts a copy that its reader has made.
 * @throws LaterError TOO_MANY_REQUESTS
 */
export async function countCopy({ limits }: Deps, reader: Reader): Promise<void> {
  try {
    await limits.count("copiesPerReader", lineOf(reader));
  } catch (error) {
    if (!(error instanceof TooManyTries)) throw error;
    await setTimeout(error.delayMs);
    throw new LaterError(
      "TOO_MANY_REQUESTS",
      "Vous avez pris beaucoup de copies en peu de temps. Réessayez dans une heure\u00a0: ces documents restent ici.",
      error.retryAfterSeconds,
    );
  }
}

/**
 * What the platform did, and what the reader did: at the places that his own mailbox signed, and from his account where an
 * account acts. Nobody else's network and browser are shown to him.
 */
const isToldTo =
  ({ accountId }: Reader, ownSignerIds: readonly string[]) =>
  ({ signerId, ...event }: KnownEvent): boolean =>
    signerId === null ||
    (ownSignerIds.includes(signerId) && (event.type !== "retracted" || event.data.by === accountId));

/**
 * The copy of what not all have signed: with the signatures that there are and the evidence of the reader's own, none where
 * others signed whom he named. Where that evidence is another provider's or is broken, what was shown, which claims nothing.
 * Null where its file is lost. It is made in its reader's turn: who reads it again and again holds up himself.
 */
export async function unconcludedCopy(
  deps: Deps,
  reader: Reader,
  document: Unconcluded,
): Promise<Uint8Array | null> {
  const { requestId, ownSignerIds, signedBy } = document;
  const prepared = await deps.storage.get(document.preparedKey);
  if (!prepared) return null;
  const sealable = document.isOurs ? await findSealable(deps.db, requestId) : undefined;
  if (!sealable) return prepared.bytes;
  const fault = await findTampering(deps, requestId);
  if (fault) {
    deps.log.error({ requestId, fault }, "a copy is given without its evidence, which is broken");
    return prepared.bytes;
  }
  const all = await readEvidence(deps.db, requestId);
  const told = all.filter(isToldTo(reader, ownSignerIds));
  const now = deps.now();
  const { sealedAt: madeAt, ...evidence } = certificateOf(sealable, told, now);
  return deps.workers.run(
    "unconcludedDocument",
    {
      words: sealable.words,
      place: sealable.place,
      signatures: (await findSignatures(deps.db, requestId)).map(blockOf),
      evidence: {
        ...evidence,
        lastHash: all.at(-1)?.hash ?? "",
        madeAt,
        signedBy,
        isAwaited: document.state === "awaited",
        retractedAt: document.retractedAt?.toISOString() ?? null,
      },
      prepared: prepared.bytes,
    },
    lineOf(reader),
  );
}
