/** What a verb is told of how its answer is asked for, and what it tells back; nothing here knows of HTTP. */

/** How many lines there are in all, or where the next ones begin. */
export type Rest = { readonly total: number } | { readonly nextCursor: string | null };

/** The part of a list that is asked for. */
export interface Paging {
  /** The lines asked for, when a page is. */
  readonly page?: { readonly limit: number; readonly offset: number };
  /** Behind which line, when that is asked for; "" for the first ones. */
  readonly cursor?: string;
  /** To be called by who answers no more than what is asked for; of any other the list is cut. */
  tellRest(rest: Rest): void;
}

/**
 * To be told what is about to be replaced, read in the transaction once nobody else can change it.
 * @throws DomainError PRECONDITION_FAILED when that is not what the person had seen.
 */
export type AdmitVersion = (current: unknown) => void;
