import type { InformationPart } from "@mec/api";

/** The name under which the browser keeps what was typed in a part and not yet sent. */
export const draftName = (part: Exclude<InformationPart, "files">, projectId: string): string =>
  `papers:${part}:${projectId}`;
