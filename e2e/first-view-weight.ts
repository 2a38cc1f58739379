import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";

/** The most JavaScript that a visitor's first view may fetch, in bytes as gzip sends it (decision 0067). */
export const mostJavaScript = 130_000;

/** The four pages on which visitors arrive, as the app names them, and what each must show to be of use. */
export const usefulParts = {
  home: "main h1",
  explore: "main a[href^='/project/']",
  project: "#project-answer",
  faq: "main a[href^='/faq/articles/']",
} as const;

export const visitedPages = Object.keys(usefulParts) as readonly (keyof typeof usefulParts)[];

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

/** What these files of the built app weigh together, packed. */
export const weightOf = (files: readonly string[]): number =>
  files.reduce((sum, file) => sum + packedSize(read(file)), 0);

/** Has the page note when the part that makes it useful is there. */
function noteUse(part: string): void {
  new MutationObserver((_, observer) => {
    if (!document.querySelector(part)) return;
    observer.disconnect();
    performance.mark("of use");
  }).observe(document, { childList: true, subtree: true });
}

export interface Fetched {
  /** Asked for before the page was of use, by its own clock: however fast they come, the page may wait for them. */
  readonly first: readonly string[];
  readonly all: readonly string[];
}

/** The app's own files that a first visit fetches, until the network is idle. */
export async function fetchedBy(page: Page, address: string, usefulPart: string): Promise<Fetched> {
  await page.addInitScript(noteUse, usefulPart);
  await page.goto(address);
  await page.locator(usefulPart).first().waitFor();
  await page.waitForLoadState("networkidle");
  const { useful, files } = await page.evaluate(() => ({
    useful: performance.getEntriesByName("of use")[0]?.startTime,
    files: performance
      .getEntriesByType("resource")
      .map(({ name, startTime }) => ({ path: new URL(name).pathname.slice(1), startTime })),
  }));
  if (useful === undefined) throw new Error(`${address} did not note that it is of use`);
  const own = files.filter(({ path }) => path.startsWith("assets/"));
  const pathsOf = (some: typeof own) => [...new Set(some.map(({ path }) => path))];
  return { first: pathsOf(own.filter(({ startTime }) => startTime < useful)), all: pathsOf(own) };
}
