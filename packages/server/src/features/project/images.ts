import type { FileAnswer } from "@mec/api";
import { DomainError } from "@mec/domain/shared";
import { inTransaction } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import { dropFiles, keepFiles } from "../../meeting/stored-files.ts";
import type { HeldFile } from "../../uploads/index.ts";
import { deleteImages, findImage, insertImage } from "./image-store.ts";
import { imageUrl } from "./project-row.ts";

const contentType = "image/jpeg";
const oneYear = 365 * 86_400;

const notFound = () => new DomainError("NOT_FOUND", "NOT_FOUND");

/**
 * Re-encodes a picture without its metadata and gives it to the project, in place of the former one.
 * @throws DomainError INVALID_IMAGE, IMAGE_TOO_LARGE; Busy.
 */
export async function addImage(
  deps: Deps,
  projectId: string,
  file: HeldFile,
): Promise<{ id: string; url: string }> {
  const { full, thumbnail } = await deps.workers.run("picture", file, projectId);
  const files = [full, thumbnail].map((image) => ({ bytes: image, contentType }));
  const { id, replaced } = await keepFiles(deps, files, async (tx, [fullKey = "", thumbnailKey = ""]) => {
    const formerKeys = await deleteImages(tx, projectId);
    const keys = { full: fullKey, thumbnail: thumbnailKey };
    return { id: await insertImage(tx, projectId, keys, deps.now()), replaced: formerKeys };
  });
  await dropFiles(deps, replaced);
  return { id, url: imageUrl(id, "full") };
}

/** @throws DomainError NOT_FOUND when the project has no such picture. */
export async function removeImage(deps: Deps, projectId: string, imageId: string): Promise<void> {
  const keys = await inTransaction(deps.db, (tx) => deleteImages(tx, projectId, imageId));
  if (keys.length === 0) throw notFound();
  await dropFiles(deps, keys);
}

/** The bytes of a picture; null when there is none, or no longer. */
export async function findPicture(deps: Deps, id: string): Promise<Uint8Array | null> {
  const keys = await findImage(deps.db, id);
  return (keys && (await deps.storage.get(keys.full))?.bytes) ?? null;
}

/** A picture never changes under its id: whoever receives it may cache it. */
export async function readImage(deps: Deps, id: string, size: "thumbnail" | "full"): Promise<FileAnswer> {
  const keys = await findImage(deps.db, id);
  const file = keys && (await deps.storage.get(keys[size]));
  if (!file) throw notFound();
  return {
    contentType,
    fileName: `projet-${size}.jpg`,
    bytes: file.bytes,
    inline: true,
    cacheSeconds: oneYear,
  };
}
