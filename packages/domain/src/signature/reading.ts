import type { SignerRole } from "../document/kinds.ts";

/**
 * Whether who signs as this signs only what he has read: for himself. Who signs for the legal body, or sells to many, signs the
 * same words dozens of times; the evidence says which of them he was shown.
 */
export const mustBeRead = (role: SignerRole): boolean => role === "participant";

/** Of a document: the one before it whose text it has, but for its place. */
export interface Alike {
  readonly documentId: string;
  readonly like: string;
}

/** How a document came to be known to its signer before he signed: shown to its end, or as the same text that was. */
export type Reading = { readonly how: "whole" } | { readonly how: "same-text"; readonly like: string };

interface Read {
  /** The documents that were shown to their end. */
  readonly read: readonly string[];
  readonly alike: readonly Alike[];
}

/** How this document was read; null while it is still to be. */
export function readingOf(documentId: string, { read, alike }: Read): Reading | null {
  if (read.includes(documentId)) return { how: "whole" };
  const twin = alike.find((one) => one.documentId === documentId);
  return twin && read.includes(twin.like) ? { how: "same-text", like: twin.like } : null;
}

/** Those of these documents that are still to be read: while there is one, none is signed with it. */
export const leftToRead = (documentIds: readonly string[], known: Read): string[] =>
  documentIds.filter((id) => readingOf(id, known) === null);
