import type { FileAnswer } from "@mec/api";
import { DomainError } from "@mec/domain/shared";
import { inTransaction } from "../../../db/transaction.ts";
import type { Actor, Deps } from "../../../deps.ts";
import { dropFiles, keepFiles } from "../../../meeting/stored-files.ts";
import type { HeldFile } from "../../../uploads/index.ts";
import { projectRelations } from "../access.ts";
import { imageUrl, sizeShown } from "../project-row.ts";
import { lockBearer, unverifyBearer } from "../store.ts";
import { deleteImages, findImage, insertImage, type Pictures, type StoredImage } from "./image-store.ts";

const contentType = "image/jpeg";
const oneYear = 365 * 86_400;

const noBearer = () =>
  new DomainError("NO_BEARER", "Indiquez d’abord qui porte le projet, puis donnez sa photo ou son logo.");

const notFound = () => new DomainError("NOT_FOUND", "NOT_FOUND");

/**
 * Re-encodes a picture without its metadata and gives it to the project, in place of the former one of the same
 * subject.
 * @throws DomainError INVALID_IMAGE, IMAGE_TOO_LARGE, NO_BEARER, NOT_FOUND; Busy.
 */
export async function addImage(
  deps: Deps,
  pictures: Pictures,
  file: HeldFile,
): Promise<{ id: string; url: string }> {
  const { full, thumbnail } = await deps.workers.run("picture", file, pictures.projectId);
  const files = [full, thumbnail].map((image) => ({ bytes: image, contentType }));
  const { id, replaced } = await keepFiles(deps, files, async (tx, [fullKey = "", thumbnailKey = ""]) => {
    const bearer = await lockBearer(tx, pictures.projectId);
    if (pictures.shows === "bearer" && bearer.kind === null) throw noBearer();
    const formerKeys = await deleteImages(tx, pictures);
    if (pictures.shows === "bearer") await unverifyBearer(tx, pictures.projectId);
    const keys = { full: fullKey, thumbnail: thumbnailKey };
    return { id: await insertImage(tx, pictures, keys, deps.now()), replaced: formerKeys };
  });
  await dropFiles(deps, replaced);
  return { id, url: imageUrl(id, sizeShown[pictures.shows]) };
}

/** @throws DomainError NOT_FOUND when the project has no such picture. */
export async function removeImage(deps: Deps, pictures: Pictures, imageId: string): Promise<void> {
  const keys = await inTransaction(deps.db, async (tx) => {
    await lockBearer(tx, pictures.projectId);
    return deleteImages(tx, pictures, imageId);
  });
  if (keys.length === 0) throw notFound();
  await dropFiles(deps, keys);
}

/** The bytes of a picture; null when there is none, or no longer. */
export async function findPicture(deps: Deps, id: string): Promise<Uint8Array | null> {
  const keys = await findImage(deps.db, id);
  return (keys && (await deps.storage.get(keys.full))?.bytes) ?? null;
}

/** Pictures of online projects are public; others are for people related to the project. */
async function mayRead(
  deps: Deps,
  { isOnline, projectId }: StoredImage,
  identify: () => Promise<Actor | null>,
): Promise<boolean> {
  if (isOnline) return true;
  const actor = await identify();
  const relations = actor && (await projectRelations(deps.db, actor, projectId));
  return relations !== null && relations.size > 0;
}

/** A public picture never changes under its id: whoever receives it may cache it. */
export async function readImage(
  deps: Deps,
  { imageId, size }: { imageId: string; size: "thumbnail" | "full" },
  identify: () => Promise<Actor | null>,
): Promise<FileAnswer> {
  const image = await findImage(deps.db, imageId);
  if (!image || !(await mayRead(deps, image, identify))) throw notFound();
  const file = await deps.storage.get(image[size]);
  if (!file) throw notFound();
  return {
    contentType,
    fileName: `projet-${size}.jpg`,
    bytes: file.bytes,
    inline: true,
    ...(image.isOnline ? { cacheSeconds: oneYear } : {}),
  };
}
