export type StoredFile = { bytes: Uint8Array; contentType: string };

export type LinkOptions = {
  /** The name under which a browser saves the file. */
  fileName: string;
  /** How long the link works: 5 minutes by default, 7 days at most. */
  seconds?: number;
};

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
  /**
   * An address, absolute or on this server, that gives the file to anybody who has it until it expires:
   * always as an attachment, so that nothing uploaded is ever shown or run on our pages.
   * @throws Error for what is not a key of ours.
   */
  link(key: string, options: LinkOptions): Promise<string>;
};

export const defaultLinkSeconds = 300;
