import type { CallOutput } from "@mec/api";
import type { signatureCalls } from "@mec/api/signature";
import { documentLabels } from "@mec/domain/document";
import type { Deps, Origin } from "../../deps.ts";
import type { UploadStream } from "../../http/handler.ts";
import { TooManyTries } from "../../http/limits.ts";
import { sealFingerprint } from "../../seal/index.ts";
import type { CheckedFile } from "./compute/check-file.ts";
import { findSealed, hasSealedWith, type SealedDocument } from "./seal-store.ts";

type Verification = CallOutput<typeof signatureCalls.verifyFile>;

/** How much of the files that are being sent at the same time is held in memory. */
const mostHeld = 100 * 1024 * 1024;
const retrySeconds = 10;

/** Whether a certificate is, or was, the platform's. */
async function isOurs(deps: Deps, fingerprint: string | null): Promise<boolean> {
  if (fingerprint === null) return false;
  return fingerprint === sealFingerprint(deps.sealKey) || hasSealedWith(deps.db, fingerprint);
}

async function verdictOn(
  deps: Deps,
  { seal }: CheckedFile,
  known: SealedDocument | undefined,
): Promise<Verification["verdict"]> {
  if (known) return "sealed-here";
  if (!seal.sealed) return "not-sealed";
  if (!(await isOurs(deps, seal.certificateFingerprint))) return "sealed-elsewhere";
  return seal.intact ? "sealed-here" : "changed";
}

/** Verifies files that visitors send; nothing of them is kept. */
export function fileVerifier(deps: Deps): (upload: UploadStream, origin: Origin) => Promise<Verification> {
  let held = 0;

  async function read({ chunks }: UploadStream, own: { size: number }): Promise<Uint8Array> {
    const parts: Uint8Array[] = [];
    for await (const chunk of chunks) {
      if (held + chunk.byteLength > mostHeld) throw new TooManyTries(retrySeconds);
      held += chunk.byteLength;
      own.size += chunk.byteLength;
      parts.push(chunk);
    }
    return Buffer.concat(parts);
  }

  return async (upload, { ip }) => {
    await deps.limits.count("verificationsPerIp", ip);
    const own = { size: 0 };
    try {
      const bytes = await read(upload, own);
      const checked = await deps.workers.run("checkFile", bytes);
      const known = await findSealed(deps.db, checked.sha256);
      const verdict = await verdictOn(deps, checked, known);
      const sealedAt = known?.sealedAt ?? (verdict === "sealed-here" ? checked.seal.sealedAt : null);
      return {
        verdict,
        sha256: checked.sha256,
        sealedAt: sealedAt?.toISOString() ?? null,
        title: known ? `${documentLabels[known.kind]}, ${known.projectName}` : null,
        signers: (known?.signers ?? []).map(({ firstName, lastName, role, signedAt }) => ({
          name: `${firstName} ${lastName}`,
          role,
          signedAt: signedAt.toISOString(),
        })),
        known: known !== undefined,
      };
    } finally {
      held -= own.size;
    }
  };
}
