import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";

const articlesSchema = z.record(z.string(), z.object({ title: z.string(), summary: z.string() }));

/** The help centre's articles by slug, as listed by the build of the web app; null when it listed none. */
export type Articles = z.infer<typeof articlesSchema> | null;

export function readArticles(webRoot: string): Articles {
  const file = join(webRoot, "faq-index.json");
  return existsSync(file) ? articlesSchema.parse(JSON.parse(readFileSync(file, "utf8"))) : null;
}
