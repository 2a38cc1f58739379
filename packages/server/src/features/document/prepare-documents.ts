import { createHash } from "node:crypto";
import { documentKinds, isBeingSent } from "@mec/domain/document";
import { sql } from "kysely";
import { inTransaction, type Tx } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import type { DocumentContent } from "../../documents/to-sign/content.ts";
import { legalDocument } from "../../documents/to-sign/document.ts";
import { documentData, documentWords } from "../../encryption/index.ts";
import { dropFiles } from "../../meeting/stored-files.ts";
import { lockDocument } from "./document-store.ts";
import { recordDocumentStatus } from "./record-status.ts";
import { beingSent } from "./scopes.ts";

interface ToPrepare {
  readonly id: string;
  readonly content: DocumentContent;
}

/**
 * The documents whose files are still to be made: a job may run twice, and an owner may have changed his
 * mind.
 */
async function findToPrepare(deps: Deps, documentIds: readonly string[]): Promise<ToPrepare[]> {
  const rows = await deps.db
    .selectFrom("document")
    .select(["id", sql<DocumentContent | null>`data`.as("content")])
    .where("id", "in", documentIds)
    .where(beingSent())
    .where("prepared_key", "is", null)
    .orderBy("id")
    .execute();
  return rows.flatMap(({ id, content }) =>
    content ? [{ id, content: documentData.open(id, content) }] : [],
  );
}

interface Prepared {
  readonly id: string;
  readonly key: string;
  readonly sha256: string;
  /** JSON of the file's text, encrypted. */
  readonly words: string;
}

async function prepare(deps: Deps, { id, content }: ToPrepare): Promise<Prepared> {
  const bytes = await deps.workers.run("documentPdf", { content }, "documents to sign");
  const key = await deps.storage.put(bytes, { contentType: "application/pdf" });
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  return { id, key, sha256, words: documentWords.seal(id, legalDocument(content)) };
}

/** @returns whether the document still waited for its file. */
async function savePrepared(tx: Tx, { id, key, sha256, words }: Prepared): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("document")
    .set({ prepared_key: key, prepared_sha256: sha256, words })
    .where("id", "=", id)
    .where(beingSent())
    .where("prepared_key", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * As many files are made at once as one participant has: who signs for many places has them one place after the other. One that
 * cannot be made holds back no other.
 */
async function prepareAll(
  deps: Deps,
  waiting: readonly ToPrepare[],
): Promise<{ readonly prepared: Prepared[]; readonly faults: unknown[] }> {
  const made: PromiseSettledResult<Prepared>[] = [];
  for (let start = 0; start < waiting.length; start += documentKinds.length) {
    const some = waiting.slice(start, start + documentKinds.length);
    made.push(...(await Promise.allSettled(some.map((document) => prepare(deps, document)))));
  }
  return {
    prepared: made.flatMap((one) => (one.status === "fulfilled" ? one.value : [])),
    faults: made.flatMap((one) => (one.status === "rejected" ? [one.reason] : [])),
  };
}

/**
 * Makes the files of one person's documents and hands them to the signature. Their content was kept when
 * they were sent, so that a job that starts again makes the same bytes under the same key.
 */
export async function prepareDocuments(deps: Deps, documentIds: readonly string[]): Promise<void> {
  const waiting = await findToPrepare(deps, documentIds);
  const { prepared, faults } = await prepareAll(deps, waiting);
  await keepPrepared(deps, prepared);
  // Those that could not be made are tried again, alone: the others have their files.
  if (faults.length > 0) throw faults[0];
}

async function keepPrepared(deps: Deps, prepared: readonly Prepared[]): Promise<void> {
  if (prepared.length === 0) return;
  const saved = await inTransaction(deps.db, async (tx) => {
    const ready: string[] = [];
    for (const document of prepared) if (await savePrepared(tx, document)) ready.push(document.id);
    if (ready.length > 0) await deps.queue.emit(tx, { type: "signature-wanted", documentIds: ready });
    return ready;
  });
  // Documents that were erased or taken back meanwhile: nothing refers to the files just made for them.
  const unwanted = prepared.filter(({ id }) => !saved.includes(id));
  await dropFiles(
    deps,
    unwanted.map(({ key }) => key),
  );
}

const failure =
  "Ce document n’a pas pu être préparé ou remis à la signature. Envoyez-le de nouveau\u00a0; si l’erreur persiste, écrivez-nous.";

/** Every try has failed: the owner sees it, and may send again. Documents already handed over go on. */
export async function failDocuments(deps: Deps, documentIds: readonly string[]): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    for (const documentId of documentIds) {
      const document = await lockDocument(tx, documentId);
      if (!document || !isBeingSent(document.status)) continue;
      await recordDocumentStatus(tx, deps, { documentId, status: "ERROR", reason: failure });
    }
  });
}
