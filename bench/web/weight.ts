import { gzipSync } from "node:zlib";
import type { Browser } from "@playwright/test";
import { launchBrowser } from "../../e2e/chromium.ts";
import type { BenchResult } from "../result.ts";
import { withPublicPages } from "../support/public-pages.ts";

interface Weight {
  readonly bytes: number;
  readonly files: number;
}

const kinds = { JavaScript: /\.js$/, CSS: /\.css$/ } as const;

const phone = { width: 390, height: 844 };

/** Everything of a kind that a first visit on a phone loads until the network is idle, as gzip would send it. */
async function fetched(browser: Browser, url: string): Promise<Record<keyof typeof kinds, Weight>> {
  const page = await browser.newPage({ viewport: phone });
  const bodies: { path: string; body: Promise<Buffer> }[] = [];
  page.on("response", (response) => {
    bodies.push({ path: new URL(response.url()).pathname, body: response.body().catch(() => Buffer.of()) });
  });
  await page.goto(url);
  // Checks that the page has loaded: a failed load would weigh nothing.
  await page.locator("main h1").waitFor();
  await page.waitForLoadState("networkidle");
  const weigh = async (kind: RegExp): Promise<Weight> => {
    const files = bodies.filter(({ path }) => kind.test(path));
    const sizes = await Promise.all(files.map(async ({ body }) => gzipSync(await body).length));
    return { bytes: sizes.reduce((sum, size) => sum + size, 0), files: sizes.length };
  };
  const weights = { JavaScript: await weigh(kinds.JavaScript), CSS: await weigh(kinds.CSS) };
  await page.close();
  return weights;
}

/** Less than this is a failed visit, not a light page. */
const least = { min: 60 };

/** The most that a first view of the home page may weigh, in kB. */
const most = 130;

/** The weight of each public page's first view. */
export async function run(): Promise<BenchResult[]> {
  const browser = await launchBrowser();
  try {
    return await withPublicPages(async (pages, url) => {
      const results: BenchResult[] = [];
      for (const { name, path } of pages) {
        const { JavaScript, CSS } = await fetched(browser, url + path);
        results.push(
          {
            name: `JavaScript of a first visit of ${name}, gzip`,
            value: JavaScript.bytes / 1000,
            unit: "kB",
            goal: name === "/" ? { ...least, max: most } : least,
          },
          { name: "in how many files", value: JavaScript.files, unit: "files" },
          { name: `CSS of a first visit of ${name}, gzip`, value: CSS.bytes / 1000, unit: "kB" },
        );
      }
      return results;
    });
  } finally {
    await browser.close();
  }
}
