import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

/** The most JavaScript that a visitor's first view may fetch, in bytes as gzip sends it (decision 0067). */
export const mostJavaScript = 130_000;

/** The four pages on which visitors arrive, as the app names them. */
export const visitedPages = ["home", "explore", "project", "faq"] as const;

export const packedSize = (body: Buffer): number => gzipSync(body).length;

const webRoot = fileURLToPath(new URL("../packages/web/dist/", import.meta.url));
const read = (name: string) => readFileSync(join(webRoot, name));

/** The scripts that the head of a page names, in the built app: the entry with what it imports, and the page's own. */
export function scriptsOf(page: string): string[] {
  const entry = [
    ...read("index.html")
      .toString()
      .matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g),
  ];
  const pages: Record<string, string[]> = JSON.parse(read("page-files.json").toString());
  const own = pages[page] ?? [];
  return [...new Set([...entry.map(([, file = ""]) => file), ...own.filter((file) => file.endsWith(".js"))])];
}

/** What these scripts weigh together, packed. */
export const weightOf = (scripts: readonly string[]): number =>
  scripts.reduce((sum, script) => sum + packedSize(read(script)), 0);
