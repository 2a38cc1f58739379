import type { Browser, BrowserContext } from "@playwright/test";

const stored = "cookies,local_storage,indexeddb,file_systems,cache_storage,service_workers";

/** Forgets what the site kept in a window. */
async function clear(window: BrowserContext, origin: string): Promise<void> {
  const page = await window.newPage();
  const devtools = await window.newCDPSession(page);
  await devtools.send("Storage.clearDataForOrigin", { origin, storageTypes: stored });
  await page.close();
  await window.clearCookies();
  await window.clearPermissions();
}

/**
 * The windows of a worker. What a test has left serves another, as if new but for the product's files: to fetch and to
 * compile them is half of the work of showing a page, and the browser keeps them as it does between a person's visits.
 */
export function keptWindows(browser: Browser, origin: string) {
  const free = new Map<string, BrowserContext[]>();
  const taken = new Map<BrowserContext, string>();

  async function opened(open: () => Promise<BrowserContext>): Promise<BrowserContext> {
    const window = await open();
    window.once("close", () => taken.delete(window));
    return window;
  }

  return {
    /** A window of this kind, without a page nor a cookie. */
    async take(kind: string, open: () => Promise<BrowserContext>): Promise<BrowserContext> {
      const kept = free.get(kind)?.pop();
      if (kept) await clear(kept, origin);
      const window = kept ?? (await opened(open));
      taken.set(window, kind);
      return window;
    },
    /** Closes the pages of what was taken, and all other windows. */
    async closeAll(): Promise<void> {
      for (const [window, kind] of taken) {
        await Promise.all(window.pages().map((page) => page.close()));
        free.set(kind, [...(free.get(kind) ?? []), window]);
      }
      taken.clear();
      const kept = new Set([...free.values()].flat());
      const others = browser.contexts().filter((window) => !kept.has(window));
      await Promise.all(others.map((window) => window.close()));
    },
  };
}
