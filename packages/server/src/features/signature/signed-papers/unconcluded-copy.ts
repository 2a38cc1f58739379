import type { Deps } from "../../../deps.ts";
import { findTampering } from "../evidence/evidence-faults.ts";
import { readEvidence } from "../evidence/evidence-store.ts";
import { findSignatures } from "../signer-store.ts";
import { blockOf, certificateOf } from "./seal-request.ts";
import { findSealable } from "./seal-store.ts";
import type { Unconcluded } from "./unconcluded-store.ts";

/**
 * The copy of who signed what others have not: with the signatures that there are and the evidence of his own. Where that
 * evidence is another provider's or is broken, what he was shown, which claims nothing. Null where its file is lost.
 */
export async function unconcludedCopy(deps: Deps, document: Unconcluded): Promise<Uint8Array | null> {
  const { requestId, signerIds } = document;
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
  const own = all.filter(({ signerId }) => signerId === null || signerIds.includes(signerId));
  const now = deps.now();
  const { sealedAt: madeAt, ...evidence } = certificateOf(sealable, own, now);
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
        isAwaited: document.state === "awaited",
        retractedAt: document.retractedAt?.toISOString() ?? null,
      },
      prepared: prepared.bytes,
    },
    "documents to seal",
  );
}
