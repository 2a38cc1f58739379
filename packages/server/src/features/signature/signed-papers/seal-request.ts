import { type EvidenceType, evidenceLabel } from "@mec/domain/signature";
import { inTransaction, type Tx } from "../../../db/transaction.ts";
import type { Deps } from "../../../deps.ts";
import type { EvidenceForCertificate, SignatureBlock } from "../../../documents/to-sign/content.ts";
import type { Timestamps } from "../../../gateways/timestamp/port.ts";
import { dropFiles } from "../../../meeting/stored-files.ts";
import { sealFingerprint, stampSeal } from "../../../seal/index.ts";
import { recordDocumentStatus } from "../../document/index.ts";
import { appendEvidence, sha256 } from "../evidence/evidence.ts";
import { findTampering } from "../evidence/evidence-faults.ts";
import { type KnownEvent, readEvidence } from "../evidence/evidence-store.ts";
import { tellOfCopies } from "../mails/tell-of-copies.ts";
import { holdProject, lockRequests } from "../place-store.ts";
import type { KeptReading } from "../readings.ts";
import { findRequest, isComplete, type RequestRow, settleRequests } from "../request-store.ts";
import { findSignatures, type Signed } from "../signer-store.ts";
import { findSealable, type Sealable } from "./seal-store.ts";
import { keepSignedPaper } from "./signed-paper-store.ts";

const platform = "La plateforme";
/** What the platform does to a signer: the certificate then names both. */
const toSigner: readonly EvidenceType[] = ["sent", "reminded"];

function whoOf({ type, signerId }: KnownEvent, names: Sealable["names"]): string {
  const name = signerId && names.get(signerId);
  if (!name) return platform;
  return toSigner.includes(type) ? `${platform}, à ${name}` : name;
}

export const blockOf = ({
  role,
  firstName,
  lastName,
  signedName,
  signedAt,
  drawing,
}: Signed): SignatureBlock => ({
  role,
  name: `${firstName} ${lastName}`,
  signedName,
  signedAt: signedAt.toISOString(),
  ...(drawing ? { drawing: new Uint8Array(drawing) } : {}),
});

/** How a signer read what he signed, in words. */
const readingText = (reading: KeptReading): string =>
  reading.how === "whole"
    ? "document affiché jusqu’à sa fin."
    : `même texte qu’un document affiché jusqu’à sa fin${reading.likeSha256 ? ` (empreinte ${reading.likeSha256})` : ""}\u00a0; le lieu, qui seul change, a été montré à part.`;

export function certificateOf(
  { requestId, fileName, preparedSha256, names }: Sealable,
  events: readonly KnownEvent[],
  now: Date,
): EvidenceForCertificate {
  const consents = events.filter((event) => event.type === "consent");
  return {
    requestId,
    consentTexts: [...new Set(consents.map(({ data }) => data.text))],
    readings: consents.flatMap(({ signerId, data: { reading } }) => {
      const who = signerId && names.get(signerId);
      return who && reading ? [{ who, text: readingText(reading) }] : [];
    }),
    earlySupply: consents.find(({ data }) => data.earlySupply)?.data.earlySupply,
    events: events.map((event) => ({
      at: event.at,
      type: evidenceLabel(event),
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

interface SignedCopy {
  readonly bytes: Uint8Array;
  /** The head of the evidence when the copy was sealed; null for a copy that a provider made. */
  readonly evidenceHead: string | null;
}

/**
 * A copy whose seal a third party has timestamped, as its certificate says. When the service does not answer,
 * the copy is made again without a timestamp or its mention, so that nobody has to wait.
 */
async function timed(
  { timestamps, log }: Deps,
  make: (timestamped: boolean) => Promise<Uint8Array>,
): Promise<Uint8Array> {
  if (!timestamps.isOn) return make(false);
  const copy = await make(true);
  try {
    return await stampSeal(copy, (digest) => tokenOf(timestamps, digest));
  } catch (error) {
    log.warn({ err: error }, "a document is sealed without a time stamp");
    return make(false);
  }
}

async function tokenOf(timestamps: Timestamps, digest: Uint8Array): Promise<Uint8Array> {
  const stamp = await timestamps.stamp(digest);
  if (!stamp) throw new Error("The time-stamping service gave no time");
  return stamp.token;
}

/** The signed copy, made in a worker thread: signatures in their places, certificate, seal. */
async function sealedCopy(deps: Deps, sealable: Sealable, now: Date): Promise<SignedCopy> {
  const fault = await findTampering(deps, sealable.requestId);
  if (fault) throw new Error(`The evidence of request ${sealable.requestId} is broken: ${fault}`);
  const prepared = await deps.storage.get(sealable.preparedKey);
  if (!prepared) throw new Error(`Document ${sealable.documentId} has lost its file`);
  const signatures = (await findSignatures(deps.db, sealable.requestId)).map(blockOf);
  const events = await readEvidence(deps.db, sealable.requestId);
  const given = {
    words: sealable.words,
    place: sealable.place,
    signatures,
    evidence: certificateOf(sealable, events, now),
    prepared: prepared.bytes,
    key: deps.sealKey,
  };
  const make = (timestamped: boolean) =>
    deps.workers.run("sealedDocument", { ...given, timestamped }, "documents to seal");
  return { bytes: await timed(deps, make), evidenceHead: events.at(-1)?.hash ?? null };
}

/** The provider's signed PDF, or ours. */
async function signedCopy(deps: Deps, request: RequestRow, now: Date): Promise<SignedCopy | null> {
  if (request.provider !== "embedded") {
    const bytes = await deps.signature.download(request.providerId);
    return bytes && { bytes, evidenceHead: null };
  }
  const sealable = await findSealable(deps.db, request.id);
  return sealable ? sealedCopy(deps, sealable, now) : null;
}

/** Keeps the signed copy. @returns whether it is kept. */
async function record(
  deps: Deps,
  tx: Tx,
  { id, documentId, projectId, provider }: RequestRow,
  {
    final,
    evidenceHead,
    now,
  }: { final: { key: string; sha256: string }; evidenceHead: string | null; now: Date },
): Promise<boolean> {
  if (!(await holdProject(tx, projectId, "alone"))) return false;
  const { moved } = await recordDocumentStatus(tx, deps, {
    documentId,
    status: "DONE",
    final,
    isConcluded: true,
  });
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
  await appendEvidence(deps, tx, [sealed], { now });
  await keepSignedPaper(tx, { requestId: id, final, evidenceHead, now });
  if (deps.timestamps.isOn) await deps.queue.emit(tx, { type: "evidence-timestamp-wanted", requestId: id });
  await tellOfCopies(deps, tx, projectId);
  return true;
}

/**
 * All have signed: makes the signed copy, keeps it, and marks the document DONE. A retried job makes it again
 * or, if it is done, does nothing.
 */
export async function sealRequest(deps: Deps, requestId: string): Promise<void> {
  const request = await findRequest(deps.db, requestId);
  if (request?.status !== "ongoing") return;
  if (!(await isComplete(deps.db, requestId))) return;
  const now = deps.now();
  const copy = await signedCopy(deps, request, now);
  if (!copy) throw new Error(`The signed copy of request ${requestId} is not there yet`);
  const { bytes, evidenceHead } = copy;
  const key = await deps.storage.put(bytes, { contentType: "application/pdf" });
  const final = { key, sha256: sha256(bytes) };
  const isKept = await inTransaction(deps.db, (tx) =>
    record(deps, tx, request, { final, evidenceHead, now }),
  );
  // Another run was first, or the document was erased meanwhile.
  if (!isKept) await dropFiles(deps, [key]);
}
