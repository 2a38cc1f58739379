import type { PmoFile } from "@mec/api/pmo";
import { maxPmoFiles, type PmoFileKind } from "@mec/domain/pmo";
import { DomainError } from "@mec/domain/shared";
import { inTransaction } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import { dropFiles, keepFiles } from "../../meeting/stored-files.ts";
import type { Upload } from "../../uploads/index.ts";
import { readUpload } from "../../uploads/index.ts";
import * as store from "./file-store.ts";
import { lockExistingProject } from "./store.ts";

const notFound = () => new DomainError("NOT_FOUND", "NOT_FOUND");

const tooMany = () =>
  new DomainError(
    "TOO_MANY_FILES",
    `Vous avez déjà déposé ${maxPmoFiles}\u00a0fichiers\u00a0: supprimez-en un avant d’en ajouter un autre.`,
  );

export const listFiles = (deps: Deps, projectId: string, kind: PmoFileKind): Promise<PmoFile[]> =>
  store.listPmoFiles(deps.db, projectId, kind);

/**
 * Keeps a file that the owner uploads, once it was found harmless.
 * @throws DomainError EMPTY_FILE, FILE_TOO_LARGE, UNSUPPORTED_FILE, DANGEROUS_FILE, TOO_MANY_FILES.
 */
export async function addFile(
  deps: Deps,
  projectId: string,
  kind: PmoFileKind,
  upload: Upload,
): Promise<PmoFile> {
  const { bytes, name, contentType } = await readUpload(deps, upload, projectId);
  return keepFiles(deps, [{ bytes, contentType }], async (tx, [key = ""]) => {
    await lockExistingProject(tx, projectId);
    if ((await store.countFiles(tx, projectId, kind)) >= maxPmoFiles) throw tooMany();
    const file = { name, contentType, size: bytes.length, key };
    return store.insertFile(tx, projectId, kind, file, deps.now());
  });
}

/** A link that expires to the file. @throws DomainError NOT_FOUND. */
export async function linkFile(
  deps: Deps,
  projectId: string,
  kind: PmoFileKind,
  id: string,
): Promise<{ presignedUrl: string }> {
  const file = await store.findFile(deps.db, projectId, kind, id);
  if (!file) throw notFound();
  return { presignedUrl: await deps.storage.link(file.key, { fileName: file.name }) };
}

/**
 * Deletes a file; its bytes are deleted with the last row that refers to them.
 * @throws DomainError NOT_FOUND.
 */
export async function removeFile(
  deps: Deps,
  projectId: string,
  kind: PmoFileKind,
  id: string,
): Promise<void> {
  const key = await inTransaction(deps.db, (tx) => store.deleteFile(tx, projectId, kind, id));
  if (key === null) throw notFound();
  await dropFiles(deps, [key]);
}
