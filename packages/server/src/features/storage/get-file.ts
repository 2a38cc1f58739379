import type { FileAnswer } from "@mec/api";
import { DomainError } from "@mec/domain/shared";
import type { Deps } from "../../deps.ts";
import { type FileLink, fileLinks } from "../../gateways/storage/index.ts";

/**
 * The file of a link that this server signed and that has not expired.
 * @throws DomainError NOT_FOUND for any other, as if there were no file.
 */
export async function getFile(deps: Deps, link: FileLink): Promise<FileAnswer> {
  const links = fileLinks({ sessionSecret: deps.config.sessionSecret, now: deps.now });
  const file = links.opens(link) ? await deps.storage.get(link.key) : null;
  if (!file) throw new DomainError("NOT_FOUND", "NOT_FOUND");
  return { ...file, fileName: link.name };
}
