import type { Browser, BrowserContext, Page } from "@playwright/test";

const stored = "cookies,local_storage,indexeddb,file_systems,cache_storage,service_workers";

/**
 * Makes the last page of a window forget what the site kept there. It leaves the site first, and no script of it runs
 * any more: what it was about to keep would come after the rest was forgotten.
 */
async function forgetBy(page: Page, origin: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setScriptExecutionDisabled", { value: true });
  await page.goto("about:blank");
  await devtools.send("Storage.clearDataForOrigin", { origin, storageTypes: stored });
  await page.close();
}

/** What a test may ask of a page only: a window cannot be made to forget it, and would show it to other tests. */
const ofPagesOnly = ["addInitScript", "route", "exposeFunction", "exposeBinding", "setGeolocation"] as const;

function refuseLastingChanges(window: BrowserContext): void {
  for (const name of ofPagesOnly) {
    window[name] = () => {
      throw new Error(
        `${name}() would last after this test, for others that get this window: ask it of the page`,
      );
    };
  }
}

/**
 * The windows of a worker. What a test has left serves another, as if new but for the product's files: to fetch and to
 * compile them is half of the work of showing a page, and the browser keeps them as it does between a person's visits.
 */
export function keptWindows(browser: Browser, origin: string) {
  const free = new Map<string, BrowserContext[]>();
  const taken = new Map<BrowserContext, string>();
  /** Windows that had a page: the others, which asked the API only, have nothing stored. */
  const visited = new Set<BrowserContext>();

  async function opened(open: () => Promise<BrowserContext>): Promise<BrowserContext> {
    const window = await open();
    window.on("page", () => visited.add(window));
    window.once("close", () => taken.delete(window));
    refuseLastingChanges(window);
    return window;
  }

  async function empty(window: BrowserContext): Promise<void> {
    const [last, ...others] = window.pages();
    await Promise.all(others.map((page) => page.close()));
    if (visited.has(window)) await forgetBy(last ?? (await window.newPage()), origin);
    visited.delete(window);
    await window.setOffline(false);
    await window.clearCookies();
    await window.clearPermissions();
  }

  return {
    /** A window of this kind, without a page nor a cookie. */
    async take(kind: string, open: () => Promise<BrowserContext>): Promise<BrowserContext> {
      const window = free.get(kind)?.pop() ?? (await opened(open));
      taken.set(window, kind);
      return window;
    },
    /** The pages of what is taken. */
    shown: (): Page[] => [...taken.keys()].flatMap((window) => window.pages()),
    /** Empties what was taken, and closes all other windows. */
    async closeAll(): Promise<void> {
      const left = [...taken];
      taken.clear();
      await Promise.all(left.map(([window]) => empty(window)));
      for (const [window, kind] of left) free.set(kind, [...(free.get(kind) ?? []), window]);
      const kept = new Set([...free.values()].flat());
      const others = browser.contexts().filter((window) => !kept.has(window));
      await Promise.all(others.map((window) => window.close()));
    },
  };
}
