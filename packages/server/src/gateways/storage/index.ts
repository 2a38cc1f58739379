import { embeddedStorage } from "./embedded.ts";
import { fileLinks } from "./file-links.ts";
import type { Storage } from "./port.ts";

export { type FileLink, fileLinks } from "./file-links.ts";

/** Files in `dataDir`, given by links of this server. */
export function openStorage(
  config: { dataDir: string; sessionSecret: string },
  now: () => Date = () => new Date(),
): Storage {
  return embeddedStorage({
    dataDir: config.dataDir,
    links: fileLinks({ sessionSecret: config.sessionSecret, now }),
  });
}
