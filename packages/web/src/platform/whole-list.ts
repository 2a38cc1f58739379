import { type Call, inPages, type RequestOutput } from "@mec/api";
import type * as z from "zod";
import { type Given, type Question, question } from "./question.ts";

/** A call whose bare list ends after its first lines, with pages behind it. */
type LongList = Call & {
  readonly paged: "pages";
  readonly mostBare: number;
  readonly success: { readonly status: 200; readonly body: z.ZodType<unknown[]> };
};

/** A list to its end: what is answered at once, then, of a long one, the pages behind it. */
export function wholeList<C extends LongList>(call: C, given: Given<C>): Question<RequestOutput<C>> {
  const bare = question(call, given);
  const { mostBare } = call;
  const pages = inPages(call);
  return {
    ...bare,
    ask: async (client, signal) => {
      const lines: unknown[] = [...((await bare.ask(client, signal)) as unknown[])];
      for (let page = 2; lines.length === (page - 1) * mostBare; page += 1) {
        const query = { ...("query" in given ? given.query : {}), page, pageSize: mostBare };
        const asked = { ...given, query, signal } as never;
        const { items } = (await client(pages, asked)) as { items: unknown[] };
        lines.push(...items);
      }
      return lines as RequestOutput<C>;
    },
  };
}
