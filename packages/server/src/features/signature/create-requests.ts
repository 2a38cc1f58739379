import { documentLabels, type Signer } from "@mec/domain/document";
import { daysAfter, signatureDays } from "@mec/domain/signature";
import { inTransaction, type Tx } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import { type CreatedRequest, SignatureRefused } from "../../gateways/signature/port.ts";
import { recordDocumentStatus, signersOf } from "../document/index.ts";
import { abandonAtProvider } from "./abandon.ts";
import { appendEvidence, type RequestFact } from "./evidence/evidence.ts";
import { giveTurn, type Place } from "./give-turn.ts";
import { holdProject } from "./place-store.ts";
import {
  findPrepared,
  findProviderRequest,
  insertRequest,
  insertSigners,
  type PreparedDocument,
  referenceOf,
} from "./request-store.ts";

/** A document that the provider has taken, or refuses for good. */
interface Handed {
  readonly document: PreparedDocument;
  readonly signers: readonly Signer[];
  readonly expiresAt: Date;
  readonly outcome: CreatedRequest | { readonly refusal: string };
}

const refusal = "Le prestataire de signature a refusé ce document. Vous pouvez l’envoyer à nouveau.";
const noSigner = "Aucun signataire n’est connu pour ce document. Complétez-le, puis envoyez-le à nouveau.";

async function handOver(deps: Deps, document: PreparedDocument): Promise<Handed> {
  const signers = await signersOf(deps.db, document.id);
  const expiresAt = daysAfter(deps.now(), signatureDays);
  const handed = { document, signers, expiresAt };
  if (signers.length === 0) return { ...handed, outcome: { refusal: noSigner } };
  const file = await deps.storage.get(document.preparedKey);
  if (!file) throw new Error(`Document ${document.id} has lost its file`);
  const title = documentLabels[document.content.kind];
  try {
    const outcome = await deps.signature.create({
      reference: document.id,
      title: `${title} – ${document.projectName}`,
      fileName: document.fileName ?? `${title}.pdf`,
      pdf: file.bytes,
      expiresAt,
      signers: signers.map((signer, rank) => ({ ...signer, reference: referenceOf(signer, rank) })),
    });
    return { ...handed, outcome };
  } catch (error) {
    if (!(error instanceof SignatureRefused)) throw error;
    deps.log.error({ err: error, documentId: document.id }, "the signature provider refused a document");
    return { ...handed, outcome: { refusal } };
  }
}

/**
 * Ends a request that the provider took for a document erased or withdrawn meanwhile, unless another run of
 * this job kept it.
 */
async function abandonUnknown(deps: Deps, tx: Tx, { providerId }: CreatedRequest): Promise<void> {
  const provider = deps.signature.name;
  const known = await findProviderRequest(tx, provider, providerId);
  if (!known) await abandonAtProvider(deps, tx, [{ provider, providerId }]);
}

/** Keeps the request, its signers and the first of their evidence. @returns the places whose turn it is. */
async function record(
  deps: Deps,
  tx: Tx,
  { document, signers, expiresAt, outcome }: Handed,
  now: Date,
): Promise<Place[]> {
  const documentId = document.id;
  if ("refusal" in outcome) {
    await recordDocumentStatus(tx, deps, { documentId, status: "ERROR", reason: outcome.refusal });
    return [];
  }
  const { moved } = await recordDocumentStatus(tx, deps, { documentId, status: "SENT" });
  if (!moved) {
    await abandonUnknown(deps, tx, outcome);
    return [];
  }
  const { projectId } = document;
  const provider = deps.signature.name;
  const requestId = await insertRequest(tx, {
    documentId,
    provider,
    providerId: outcome.providerId,
    now,
    expiresAt,
  });
  if (!requestId) return [];
  const places = await insertSigners(tx, { requestId, created: outcome }, signers);
  const created: RequestFact = {
    requestId,
    signerId: null,
    type: "created",
    data: {
      documentId,
      documentSha256: document.preparedSha256,
      provider,
      signers: signers.map(({ position, role, firstName, lastName, email }) => ({
        position,
        role,
        firstName,
        lastName,
        email,
      })),
    },
  };
  await appendEvidence(deps, tx, [created], { now });
  const first = Math.min(...places.map(({ position }) => position));
  return places
    .filter(({ position }) => position === first)
    .map((place) => ({ ...place, projectId, requestId }));
}

/**
 * Hands prepared documents to the signature provider and invites the first signers: each once, however often the job
 * is tried again.
 * @throws SignatureUnavailable, to be tried again later.
 */
export async function createRequests(deps: Deps, documentIds: readonly string[]): Promise<void> {
  const documents = await findPrepared(deps.db, documentIds);
  const [first] = documents;
  if (!first) return;
  const handed: Handed[] = [];
  for (const document of documents) handed.push(await handOver(deps, document));
  await inTransaction(deps.db, async (tx) => {
    await holdProject(tx, first.projectId, "alone");
    const now = deps.now();
    const places: Place[] = [];
    for (const one of handed) places.push(...(await record(deps, tx, one, now)));
    await giveTurn(deps, tx, places);
  });
}
