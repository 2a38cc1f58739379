import type { FileAnswer } from "@mec/api";
import { allowedActions } from "@mec/domain/signature";
import type { Deps, Origin } from "../../deps.ts";
import { notFound, openLink } from "./link.ts";
import { fileNameOf, findOpened } from "./session.ts";

/**
 * The signed copy once there is one, else what is to sign.
 * @throws DomainError NOT_FOUND
 * @throws TooManyTries
 */
export async function getSignatureFile(
  deps: Deps,
  { token, documentId, origin }: { token: string; documentId: string | undefined; origin: Origin },
): Promise<FileAnswer> {
  const link = await openLink(deps, token, origin);
  const { shown } = await findOpened(deps.db, link, deps.now());
  const place = documentId ? shown.find((one) => one.documentId === documentId) : shown[0];
  const key = place?.finalKey ?? place?.preparedKey;
  if (!place || !key || !allowedActions[place.status].includes("file")) throw notFound();
  const file = await deps.storage.get(key);
  if (!file) throw notFound();
  return { contentType: "application/pdf", fileName: fileNameOf(place), bytes: file.bytes };
}
