import * as z from "zod";
import type { Call } from "./call.ts";
import { queryInteger } from "./wire.ts";

export const defaultPageSize = 50;
/** The most lines of a page, and of a list that may hold thousands when no page is asked for. */
export const longestPage = 500;

/** The page of a list that can grow; without `page` the list is answered as it is. */
const pageQuery = z.strictObject({
  page: queryInteger(1, 1_000_000).optional(),
  pageSize: queryInteger(1, longestPage).optional(),
});

/** The line after which the next ones are asked for, in a list that others add to; "" for the first ones. */
const cursorQuery = z.strictObject({ cursor: z.string().max(200).optional() });

const ofPaging = { pages: pageQuery, cursor: cursorQuery } as const;

/** What the query of a call may hold, and nothing else. */
export const queryOf = ({ query, paged }: Call): z.ZodObject => {
  const own = query?.strict() ?? z.strictObject({});
  return paged ? own.extend(ofPaging[paged].shape) : own;
};

/** What a call answers with: a paged list is whole, or a part of it with where the rest is. */
export function answerOf({ success, paged }: Call): z.ZodType | undefined {
  if (!("body" in success) || !paged) return "body" in success ? success.body : undefined;
  const rest = paged === "pages" ? { total: z.int().min(0) } : { nextCursor: z.string().nullable() };
  return z.union([success.body, z.object({ items: success.body, ...rest })]);
}

type OfPages = Call & { readonly paged: "pages"; readonly success: { readonly body: z.ZodType } };

/** A call whose list is asked for page by page. */
type InPages<C extends OfPages> = Omit<C, "paged" | "mostBare" | "query" | "success"> & {
  readonly query: z.ZodObject;
  readonly success: {
    readonly status: 200;
    readonly body: z.ZodObject<{ items: C["success"]["body"]; total: z.ZodInt }>;
  };
};

/** The call as seen by a caller who asks for pages: what it then takes and answers. */
export function inPages<C extends OfPages>({ paged: _, mostBare: __, ...call }: C): InPages<C> {
  const items: C["success"]["body"] = call.success.body;
  return {
    ...call,
    query: z.object({ ...call.query?.shape, ...pageQuery.shape }),
    success: { status: 200, body: z.object({ items, total: z.int() }) },
    // The compiler cannot infer a call's type from one that is still generic.
  } as unknown as InPages<C>;
}
