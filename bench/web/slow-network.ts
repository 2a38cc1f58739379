import type { Browser, Page } from "@playwright/test";
import { launchBrowser } from "../../e2e/chromium.ts";
import type { Figure } from "../result.ts";
import { withPlainPage } from "../support/plain-page.ts";
import { type MeasuredPage, withPublicPages } from "../support/public-pages.ts";

/** A phone with poor reception: each answer begins 400 ms after its request, and 50 kB arrive in a second. */
const edge = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };

/** The goal: a multiple of a plain page's time. */
const ratio = { max: 1.8 };

const phone = { width: 390, height: 844 };

/** What visitors come to each page for, and the selector that shows it is there. */
const wanted: Record<string, string> = {
  "/": "main a[href^='/project/']",
  "/explore": "main a[href^='/project/']",
  "a project": "#project-estimate",
  "/faq": "main a[href^='/faq/articles/']",
};

interface Visit {
  /** The first words and pictures, in ms. */
  readonly firstSeen: number;
  /** The heading that says which page it is. */
  readonly heading: number;
  /** What the visitor came for. */
  readonly whole: number;
}

const firstPaint = () =>
  performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.POSITIVE_INFINITY;

/** A first visit with nothing in the browser's cache. */
async function onEdge<T>(browser: Browser, work: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ viewport: phone });
  try {
    const page = await context.newPage();
    const network = await context.newCDPSession(page);
    await network.send("Network.enable");
    await network.send("Network.emulateNetworkConditions", edge);
    return await work(page);
  } finally {
    await context.close();
  }
}

/** When the words of a plain page are seen on the same network, ms. */
const plainVisit = (browser: Browser) =>
  withPlainPage((url) =>
    onEdge(browser, async (page) => {
      await page.goto(url);
      await page.locator("h1").waitFor();
      return page.evaluate(firstPaint);
    }),
  );

const visit = (browser: Browser, address: string, { name }: MeasuredPage): Promise<Visit> =>
  onEdge(browser, async (page) => {
    const started = performance.now();
    const since = () => performance.now() - started;
    await page.goto(address, { waitUntil: "commit", timeout: 60_000 });
    await page.locator("h1").first().waitFor({ timeout: 60_000 });
    const heading = since();
    // The home page's projects are below its first screen: they load as one scrolls to them.
    if (name === "/") await page.locator("#home-projects").scrollIntoViewIfNeeded({ timeout: 60_000 });
    if (name === "/") await page.mouse.wheel(0, phone.height / 2);
    await page
      .locator(wanted[name] ?? "main")
      .first()
      .waitFor({ timeout: 60_000 });
    const whole = since();
    const firstSeen = await page.evaluate(firstPaint);
    return { firstSeen, heading, whole };
  });

/** The public pages on a slow network: when something useful is there, and when what one came for is. */
export async function run(): Promise<Figure[]> {
  const browser = await launchBrowser();
  try {
    return await withPublicPages(async (pages, url) => {
      const control = {
        name: "a plain page that adds up sines",
        value: (await plainVisit(browser)) / 1000,
        unit: "s",
      };
      const results: Figure[] = [];
      for (const page of pages) {
        const { firstSeen, heading, whole } = await visit(browser, url + page.path, page);
        const at = `400 ms and 50 kB/s, ${page.name}`;
        results.push(
          { name: `${at}: first words`, value: firstSeen / 1000, unit: "s", ratio, control },
          { name: `${at}: its heading`, value: heading / 1000, unit: "s", ratio, control },
          { name: `${at}: what one came for`, value: whole / 1000, unit: "s" },
        );
      }
      return results;
    });
  } finally {
    await browser.close();
  }
}
