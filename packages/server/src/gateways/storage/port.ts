type StoredFile = { bytes: Uint8Array; contentType: string };

/** Where the bytes of pictures and documents are kept; who may read them is the caller's rule. */
export type Storage = {
  /**
   * Resolves to the file's key once it is safely kept. The same bytes of the same type have the same key: a key may
   * be held by several rows, delete it only when the last one is gone.
   * @throws Error for a type that the platform does not keep.
   */
  put(bytes: Uint8Array, meta: { contentType: string }): Promise<string>;
  /** Null when there is no such file. */
  get(key: string): Promise<StoredFile | null>;
  /** Deleting a file that is not there is no error. */
  delete(key: string): Promise<void>;
};
