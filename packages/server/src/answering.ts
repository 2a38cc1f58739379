/** How a caller wants its answer, and what the feature reports about it; nothing here knows of HTTP. */

/** How many lines there are in all, or where the next ones begin. */
export type Rest = { readonly total: number } | { readonly nextCursor: string | null };

/** Lines of a list that follow one another. */
export interface Part {
  readonly limit: number;
  readonly offset: number;
}

/** The part of a list that is asked for. */
export interface Paging {
  /** The lines asked for, when a page is. */
  readonly page?: Part;
  /** The lines to read: the page's; of a bare list its first ones, and one more, which shows whether there are others. */
  readonly part: Part;
  /** The line after which to begin, when that is asked for; "" for the first ones. */
  readonly cursor?: string;
  /** Called by a handler that answers only the part asked for; any other handler's list is cut. */
  tellRest(rest: Rest): void;
}

/** Reads the part of a list that is asked for; all lines are counted only when pages are asked for. */
export async function readPart<T>(
  { page, part, tellRest }: Paging,
  read: (part: Part) => Promise<T[]>,
  count: () => Promise<number>,
): Promise<T[]> {
  const lines = await read(part);
  if (page) tellRest({ total: await count() });
  return lines;
}

/**
 * Called with the object about to be replaced, read in the transaction once nobody else can change it.
 * @throws DomainError PRECONDITION_FAILED when it is not the version that the person had seen.
 */
export type AdmitVersion = (current: unknown) => void;
