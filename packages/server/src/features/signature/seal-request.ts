import { type EvidenceEvent, type EvidenceType, evidenceLabels } from "@mec/domain/signature";
import { inTransaction, type Tx } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import type { EvidenceForCertificate, SignatureBlock } from "../../documents/papers/paper.ts";
import { sealFingerprint } from "../../seal/index.ts";
import { dropFiles } from "../../stored-files.ts";
import { recordDocumentStatus } from "../document/index.ts";
import { appendEvidence, readEvidence, sha256 } from "./evidence.ts";
import { holdProject, lockRequests } from "./paper-store.ts";
import { findRequest, isComplete, type RequestRow, settleRequests } from "./request-store.ts";
import { findSealable, type Sealable } from "./seal-store.ts";
import { findSignatures, type Signed } from "./signer-store.ts";
import { tellOfCopies } from "./tell-of-copies.ts";

const platform = "La plateforme";
/** What the platform does, and whom it does it to. */
const toSigner: readonly EvidenceType[] = ["sent", "reminded"];

function whoOf({ type, signerId }: EvidenceEvent, names: Sealable["names"]): string {
  const name = signerId && names.get(signerId);
  if (!name) return platform;
  return toSigner.includes(type) ? `${platform}, à ${name}` : name;
}

const blockOf = ({ role, firstName, lastName, signedName, signedAt, drawing }: Signed): SignatureBlock => ({
  role,
  name: `${firstName} ${lastName}`,
  signedName,
  signedAt: signedAt.toISOString(),
  ...(drawing ? { drawing: new Uint8Array(drawing) } : {}),
});

function certificateOf(
  { requestId, fileName, preparedSha256, names }: Sealable,
  events: readonly EvidenceEvent[],
  now: Date,
): EvidenceForCertificate {
  const consent = events.findLast(({ type }) => type === "consent");
  return {
    requestId,
    consentText: String(consent?.data.text ?? ""),
    events: events.map((event) => ({
      at: event.at,
      type: evidenceLabels[event.type],
      who: whoOf(event, names),
      ip: event.ip,
      userAgent: event.userAgent,
      hash: event.hash,
    })),
    documents: [{ fileName, sha256: preparedSha256 }],
    lastHash: events.at(-1)?.hash ?? "",
    sealedAt: now.toISOString(),
  };
}

/** The signed copy, made in a worker thread: signatures in their places, certificate, seal. */
async function sealedCopy(deps: Deps, sealable: Sealable, now: Date): Promise<Uint8Array> {
  const prepared = await deps.storage.get(sealable.preparedKey);
  if (!prepared) throw new Error(`Document ${sealable.documentId} has lost its file`);
  const signatures = (await findSignatures(deps.db, sealable.requestId)).map(blockOf);
  const events = await readEvidence(deps.db, sealable.requestId);
  return deps.workers.run("sealedPaper", {
    words: sealable.words,
    signatures,
    evidence: certificateOf(sealable, events, now),
    prepared: prepared.bytes,
    key: deps.sealKey,
  });
}

/** The provider's signed PDF, or ours. */
async function signedCopy(deps: Deps, request: RequestRow, now: Date): Promise<Uint8Array | null> {
  if (request.provider !== "embedded") return deps.signature.download(request.providerId);
  const sealable = await findSealable(deps.db, request.id);
  return sealable ? sealedCopy(deps, sealable, now) : null;
}

/** @returns whether the copy is kept. */
async function record(
  deps: Deps,
  tx: Tx,
  { id, documentId, projectId, provider }: RequestRow,
  { final, now }: { final: { key: string; sha256: string }; now: Date },
): Promise<boolean> {
  if (!(await holdProject(tx, projectId, "alone"))) return false;
  const { moved } = await recordDocumentStatus(tx, deps, { documentId, status: "DONE", final });
  if (!moved) return false;
  await lockRequests(tx, [id]);
  await settleRequests(tx, [id], "done", now);
  const sealed = {
    requestId: id,
    signerId: null,
    type: "sealed" as const,
    data: {
      finalSha256: final.sha256,
      certificateFingerprint: provider === "embedded" ? sealFingerprint(deps.sealKey) : null,
    },
  };
  await appendEvidence(tx, [sealed], { now });
  await tellOfCopies(deps, tx, projectId);
  return true;
}

/**
 * All have signed: makes the signed copy, keeps it, and the document is DONE. A job that is tried again makes it anew
 * or, once it is done, does nothing.
 */
export async function sealRequest(deps: Deps, requestId: string): Promise<void> {
  const request = await findRequest(deps.db, requestId);
  if (request?.status !== "ongoing") return;
  if (!(await isComplete(deps.db, requestId))) return;
  const now = deps.now();
  const bytes = await signedCopy(deps, request, now);
  if (!bytes) throw new Error(`The signed copy of request ${requestId} is not there yet`);
  const key = await deps.storage.put(bytes, { contentType: "application/pdf" });
  const final = { key, sha256: sha256(bytes) };
  const isKept = await inTransaction(deps.db, (tx) => record(deps, tx, request, { final, now }));
  // Another run was first, or the document was erased meanwhile.
  if (!isKept) await dropFiles(deps, [key]);
}
