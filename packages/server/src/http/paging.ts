import { type Call, defaultPageSize } from "@mec/api";

/** What a handler is told of the part of its list that is asked for, and tells of the rest. */
export interface Paging {
  /** The lines asked for, when a page is. */
  readonly page?: { readonly limit: number; readonly offset: number };
  /** Behind which line, when that is asked for; "" for the first ones. */
  readonly cursor?: string;
  /** To be called by a handler that answers no more than what is asked for; of any other the list is cut here. */
  tellRest(rest: Rest): void;
}

/** How many lines there are in all, or where the next ones begin. */
export type Rest = { readonly total: number } | { readonly nextCursor: string | null };

interface Asked {
  readonly page?: number;
  readonly pageSize?: number;
  readonly cursor?: string;
}

/** The paging of one request; `answer` makes of what the handler answered what is sent. */
export function pagingOf(call: Call, query: Asked): Paging & { answer(output: unknown): unknown } {
  const { page, pageSize = defaultPageSize, cursor } = query;
  let rest: Rest | undefined;
  const tellRest = (told: Rest) => {
    rest = told;
  };
  if (call.paged === "cursor" && cursor !== undefined) {
    return { cursor, tellRest, answer: (items) => ({ items, nextCursor: null, ...rest }) };
  }
  if (call.paged !== "pages" || page === undefined) return { tellRest, answer: (output) => output };
  const offset = (page - 1) * pageSize;
  return {
    page: { limit: pageSize, offset },
    tellRest,
    answer(output) {
      if (rest) return { items: output, ...rest };
      const items = output as unknown[];
      return { items: items.slice(offset, offset + pageSize), total: items.length };
    },
  };
}
