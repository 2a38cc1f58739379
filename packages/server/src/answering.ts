/** How a caller wants its answer, and what the feature reports about it; nothing here knows of HTTP. */

/** How many lines there are in all, or where the next ones begin. */
export type Rest = { readonly total: number } | { readonly nextCursor: string | null };

/** The part of a list that is asked for. */
export interface Paging {
  /** The lines asked for, when a page is. */
  readonly page?: { readonly limit: number; readonly offset: number };
  /** The line after which to begin, when that is asked for; "" for the first ones. */
  readonly cursor?: string;
  /** Called by a handler that answers only the part asked for; any other handler's list is cut. */
  tellRest(rest: Rest): void;
}

/**
 * Called with the object about to be replaced, read in the transaction once nobody else can change it.
 * @throws DomainError PRECONDITION_FAILED when it is not the version that the person had seen.
 */
export type AdmitVersion = (current: unknown) => void;
