/** A file in an archive: one from the storage, or a text that was just written. */
export type ArchiveEntry = { readonly path: string } & (
  | { readonly key: string }
  | { readonly bytes: Uint8Array }
);
