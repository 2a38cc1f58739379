import type { CallOutput } from "@mec/api";
import type { signatureCalls } from "@mec/api/signature";
import { documentLabels } from "@mec/domain/document";
import type { Deps, Origin } from "../../deps.ts";
import { leadsTo, sealFingerprint } from "../../seal/index.ts";
import type { Upload } from "../../uploads/index.ts";
import type { CheckedFile } from "./compute/check-file.ts";
import { hasSealedWith } from "./signed-papers/seal-store.ts";
import { findSealed, type SealedDocument } from "./signed-papers/signed-paper-store.ts";

type Verification = CallOutput<typeof signatureCalls.verifyFile>;

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

/**
 * The time that a third party stamped. It is trusted only for a file that we keep, or when the operator
 * trusts the service: anybody could have added a stamp.
 */
function timestampOf(
  { config }: Deps,
  { seal }: CheckedFile,
  known: SealedDocument | undefined,
): Date | null {
  const trusted = config.timestamp?.certificates;
  if (!seal.timestamp) return null;
  return known || (trusted && leadsTo(seal.timestamp, trusted)) ? seal.timestamp.at : null;
}

/** Verifies a file that a visitor sends; nothing of it is kept. @throws Busy. */
export async function verifyFile(deps: Deps, { file }: Upload, { ip }: Origin): Promise<Verification> {
  const checked = await deps.workers.run("checkFile", file, ip);
  const known = await findSealed(deps.db, checked.sha256);
  const verdict = await verdictOn(deps, checked, known);
  const sealedAt = known?.sealedAt ?? (verdict === "sealed-here" ? checked.seal.sealedAt : null);
  return {
    verdict,
    sha256: checked.sha256,
    sealedAt: sealedAt?.toISOString() ?? null,
    timestampedAt: timestampOf(deps, checked, known)?.toISOString() ?? null,
    title: known ? `${documentLabels[known.kind]}, ${known.projectName}` : null,
    signers: (known?.signers ?? []).map((signer) => ({
      ...signer,
      signedAt: signer.signedAt.toISOString(),
    })),
    known: known !== undefined,
  };
}
