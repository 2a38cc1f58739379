import type { Browser } from "@playwright/test";
import { launchBrowser } from "../../e2e/chromium.ts";
import { mostJavaScript, packedSize } from "../../e2e/first-view-weight.ts";
import type { BenchResult } from "../result.ts";
import { withPublicPages } from "../support/public-pages.ts";

interface Weight {
  readonly bytes: number;
  readonly files: number;
}

const kinds = { JavaScript: /\.js$/, CSS: /\.css$/ } as const;

const phone = { width: 390, height: 844 };

/** What a page must show to be of use, once its script runs. */
const useful: Record<string, string> = {
  "/": "main h1",
  "/explore": "main a[href^='/project/']",
  "a project": "#project-answer",
  "/faq": "main a[href^='/faq/articles/']",
};

type Weights = Record<keyof typeof kinds, Weight>;

/** What a first visit on a phone loads, as gzip would send it: until the page is of use, and until the network is idle. */
async function fetched(browser: Browser, url: string, name: string): Promise<[first: Weights, all: Weights]> {
  const page = await browser.newPage({ viewport: phone });
  const bodies: { path: string; body: Promise<Buffer> }[] = [];
  page.on("response", (response) => {
    bodies.push({ path: new URL(response.url()).pathname, body: response.body().catch(() => Buffer.of()) });
  });
  await page.goto(url);
  await page
    .locator(useful[name] ?? "main h1")
    .first()
    .waitFor();
  const untilUseful = bodies.length;
  await page.waitForLoadState("networkidle");
  const weigh = async (kind: RegExp, count: number): Promise<Weight> => {
    const files = bodies.slice(0, count).filter(({ path }) => kind.test(path));
    const sizes = await Promise.all(files.map(async ({ body }) => packedSize(await body)));
    return { bytes: sizes.reduce((sum, size) => sum + size, 0), files: sizes.length };
  };
  const weighAll = async (count: number): Promise<Weights> => ({
    JavaScript: await weigh(kinds.JavaScript, count),
    CSS: await weigh(kinds.CSS, count),
  });
  const weights: [Weights, Weights] = [await weighAll(untilUseful), await weighAll(bodies.length)];
  await page.close();
  return weights;
}

/** Less than this is a failed visit, not a light page. */
const min = 60;

/** The weight of each public page's first view. */
export async function run(): Promise<BenchResult[]> {
  const browser = await launchBrowser();
  try {
    return await withPublicPages(async (pages, url) => {
      const results: BenchResult[] = [];
      for (const { name, path } of pages) {
        const [first, all] = await fetched(browser, url + path, name);
        const kB = (value: number) => ({ value: value / 1000, unit: "kB" });
        results.push(
          {
            name: `JavaScript of ${name} before it is of use, gzip`,
            ...kB(first.JavaScript.bytes),
            goal: { min, max: mostJavaScript / 1000 },
          },
          { name: "in how many files", value: first.JavaScript.files, unit: "files" },
          { name: `CSS of ${name} before it is of use, gzip`, ...kB(first.CSS.bytes), goal: { max: 30 } },
          { name: `JavaScript of ${name} in all, gzip`, ...kB(all.JavaScript.bytes) },
          { name: `CSS of ${name} in all, gzip`, ...kB(all.CSS.bytes) },
        );
      }
      return results;
    });
  } finally {
    await browser.close();
  }
}
