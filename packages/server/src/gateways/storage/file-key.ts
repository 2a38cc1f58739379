import { createHash } from "node:crypto";
import type { keptTypes } from "@mec/api/storage";

/** The types that the platform keeps, with their extension in a key. */
const extensions: Record<(typeof keptTypes)[number], string> = {
  "image/jpeg": "jpg",
  "image/png": "png",
  "application/pdf": "pdf",
  "application/zip": "zip",
  "text/csv": "csv",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document": "docx",
  "application/vnd.oasis.opendocument.text": "odt",
};
const extensionOf = new Map<string, string>(Object.entries(extensions));
const typeOf = new Map(Object.entries(extensions).map(([type, extension]) => [extension, type]));

const KEY = /^[0-9a-f]{64}\.([a-z]{3,4})$/;

/**
 * A file's key in the storage: its SHA-256, and an extension for its type.
 * @throws Error for a type that the platform does not keep.
 */
export function fileKey(bytes: Uint8Array, contentType: string): string {
  const extension = extensionOf.get(contentType);
  if (extension === undefined) throw new Error(`Storage keeps no ${contentType}`);
  return `${createHash("sha256").update(bytes).digest("hex")}.${extension}`;
}

/** The type of a key's file; null for what is not a key of ours. */
export function typeOfKey(key: string): string | null {
  const [, extension] = KEY.exec(key) ?? [];
  return typeOf.get(extension ?? "") ?? null;
}
