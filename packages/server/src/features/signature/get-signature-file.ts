import type { FileAnswer } from "@mec/api";
import { allowedActions } from "@mec/domain/signature";
import type { Deps, Origin } from "../../deps.ts";
import { openLink } from "./open-link.ts";
import { findPapersOf } from "./paper-store.ts";
import { fileNameOf, notFound, shownPapers } from "./session.ts";

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
  const shown = shownPapers(await findPapersOf(deps.db, link), link, deps.now());
  const paper = documentId ? shown.find((one) => one.documentId === documentId) : shown[0];
  const key = paper?.finalKey ?? paper?.preparedKey;
  if (!paper || !key || !allowedActions[paper.status].includes("file")) throw notFound();
  const file = await deps.storage.get(key);
  if (!file) throw notFound();
  return { contentType: "application/pdf", fileName: fileNameOf(paper), bytes: file.bytes };
}
