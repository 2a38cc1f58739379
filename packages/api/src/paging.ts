import * as z from "zod";
import type { Call } from "./call.ts";
import { queryInteger } from "./wire.ts";

export const defaultPageSize = 50;

/** Which lines of a list that can grow are asked for: without `page` the list is answered as it is. */
const pageQuery = z.strictObject({
  page: queryInteger(1, 1_000_000).optional(),
  pageSize: queryInteger(1, 500).optional(),
});

/** Behind which line of a list that others add to the next ones are asked for; "" for the first ones. */
const cursorQuery = z.strictObject({ cursor: z.string().max(200).optional() });

const ofPaging = { pages: pageQuery, cursor: cursorQuery } as const;

/** What the query of a call may hold, and nothing else. */
export const queryOf = ({ query, paged }: Call): z.ZodObject => {
  const own = query?.strict() ?? z.strictObject({});
  return paged ? own.extend(ofPaging[paged].shape) : own;
};

/** What a call answers with: a list that is paged, whole or a part of it with what tells of the rest. */
export function answerOf({ success, paged }: Call): z.ZodType | undefined {
  if (!("body" in success) || !paged) return "body" in success ? success.body : undefined;
  const rest = paged === "pages" ? { total: z.int().min(0) } : { nextCursor: z.string().nullable() };
  return z.union([success.body, z.object({ items: success.body, ...rest })]);
}
