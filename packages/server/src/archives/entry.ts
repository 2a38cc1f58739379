/** What lies in an archive: a file of the storage, or a text that was just written. */
export type ArchiveEntry = { readonly path: string } & (
  | { readonly key: string }
  | { readonly bytes: Uint8Array }
);
