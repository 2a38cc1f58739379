import { type Call, defaultPageSize, longestPage } from "@mec/api";
import type { Paging, Rest } from "../answering.ts";

interface Asked {
  readonly page?: number;
  readonly pageSize?: number;
  readonly cursor?: string;
}

/** The paging of one request; `answer` turns the handler's output into what is sent. */
export function pagingOf(call: Call, query: Asked): Paging & { answer(output: unknown): unknown } {
  const { page, pageSize = defaultPageSize, cursor } = query;
  let rest: Rest | undefined;
  const tellRest = (told: Rest) => {
    rest = told;
  };
  const { mostBare = longestPage } = call;
  const first = { limit: mostBare + 1, offset: 0 };
  if (call.paged === "cursor" && cursor !== undefined) {
    return { cursor, part: first, tellRest, answer: (items) => ({ items, nextCursor: null, ...rest }) };
  }
  if (call.paged !== "pages" || page === undefined)
    return { part: first, tellRest, answer: (output) => output };
  const offset = (page - 1) * pageSize;
  const asked = { limit: pageSize, offset };
  return {
    page: asked,
    part: asked,
    tellRest,
    answer(output) {
      if (rest) return { items: output, ...rest };
      const items = output as unknown[];
      return { items: items.slice(offset, offset + pageSize), total: items.length };
    },
  };
}

/** Cuts a long list asked for without paging to its first lines, with a Link to the rest (RFC 8288). */
export function cutLong(
  { mostBare = Number.POSITIVE_INFINITY }: Call,
  url: string,
  answer: unknown,
): { readonly answer: unknown; readonly link?: string } {
  if (!Array.isArray(answer) || answer.length <= mostBare) return { answer };
  const next = new URL(url, "http://localhost");
  next.searchParams.set("page", "2");
  next.searchParams.set("pageSize", String(mostBare));
  return { answer: answer.slice(0, mostBare), link: `<${next.pathname}${next.search}>; rel="next"` };
}
