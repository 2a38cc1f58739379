import type { InformationPart } from "@mec/api";

/** The name under which the browser keeps what was typed of a part and not sent yet. */
export const draftName = (part: Exclude<InformationPart, "files">, projectId: string): string =>
  `papers:${part}:${projectId}`;
