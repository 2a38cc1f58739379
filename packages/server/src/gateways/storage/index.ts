import type { Config } from "../../config.ts";
import { embeddedStorage } from "./embedded.ts";
import { fileLinks } from "./file-links.ts";
import type { Storage } from "./port.ts";
import { s3Storage } from "./s3.ts";

export { typeOfKey } from "./file-key.ts";
export { type FileLink, fileLinks } from "./file-links.ts";

/** A bucket when one is configured; otherwise files in `dataDir`, given by links to this server. */
export function openStorage(
  { dataDir, sessionSecret, s3 }: Pick<Config, "dataDir" | "sessionSecret" | "s3">,
  now: () => Date = () => new Date(),
): Storage {
  if (s3) return s3Storage({ ...s3, now });
  return embeddedStorage({ dataDir, links: fileLinks({ sessionSecret, now }) });
}
