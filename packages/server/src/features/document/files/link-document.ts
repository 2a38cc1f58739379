import { DomainError } from "@mec/domain/shared";
import type { Deps } from "../../../deps.ts";
import { type DocumentOwner, findDocumentFile } from "../signature-store.ts";
import { downloadName } from "./file-name.ts";

/**
 * A link that expires to a document of a project or of a point: the signed file, or the one to sign.
 * @throws DomainError NOT_FOUND.
 */
export async function linkDocument(
  deps: Deps,
  id: string,
  owner: DocumentOwner,
): Promise<{ presignedUrl: string }> {
  const file = await findDocumentFile(deps.db, id, owner);
  if (!file) throw new DomainError("NOT_FOUND", "NOT_FOUND");
  return { presignedUrl: await deps.storage.link(file.key, { fileName: downloadName(file) }) };
}
