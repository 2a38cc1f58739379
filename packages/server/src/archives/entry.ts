/** A file in an archive: one from the storage, one that is made as its turn comes (null where it cannot be), or a text that was just written. */
export type ArchiveEntry = { readonly path: string } & (
  | { readonly key: string }
  | { readonly make: () => Promise<Uint8Array | null> }
  | { readonly bytes: Uint8Array }
);
