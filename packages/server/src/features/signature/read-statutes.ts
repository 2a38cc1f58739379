import { allowedActions } from "@mec/domain/signature";
import type { Deps, Origin } from "../../deps.ts";
import { linkFile } from "../pmo/index.ts";
import { notFound, openLink } from "./link.ts";
import { findOpened } from "./session.ts";

interface Asked {
  readonly token: string;
  readonly docId: string;
  readonly origin: Origin;
}

/**
 * The statutes of the project that a link belongs to, for a person who may read its documents: a membership form
 * makes him accept them, and he may have no account.
 * @throws DomainError NOT_FOUND
 * @throws TooManyTries
 */
export async function linkStatutes(
  deps: Deps,
  { token, docId, origin }: Asked,
): Promise<{ presignedUrl: string }> {
  const link = await openLink(deps, token, origin);
  const { shown } = await findOpened(deps.db, link, deps.now());
  if (!shown.some(({ status }) => allowedActions[status].includes("file"))) throw notFound();
  return linkFile(deps, link.projectId, "pmo-status", docId);
}
