import type { Browser } from "@playwright/test";
import { launchBrowser } from "../../e2e/chromium.ts";
import {
  type Fetched,
  fetchedBy,
  mostJavaScript,
  usefulParts,
  weightOf,
} from "../../e2e/first-view-weight.ts";
import type { Figure } from "../result.ts";
import { withPublicPages } from "../support/public-pages.ts";

interface Weight {
  readonly bytes: number;
  readonly files: number;
}

const kinds = { JavaScript: /\.js$/, CSS: /\.css$/ } as const;

const phone = { width: 390, height: 844 };

const useful: Record<string, string> = {
  "/": usefulParts.home,
  "/explore": usefulParts.explore,
  "a project": usefulParts.project,
  "/faq": usefulParts.faq,
};

type Weights = Record<keyof typeof kinds, Weight>;

function weigh(files: readonly string[]): Weights {
  const weightOfKind = (kind: RegExp): Weight => {
    const own = files.filter((file) => kind.test(file));
    return { bytes: weightOf(own), files: own.length };
  };
  return { JavaScript: weightOfKind(kinds.JavaScript), CSS: weightOfKind(kinds.CSS) };
}

/** What a first visit on a phone loads, as gzip would send it: asked for before the page is of use, and in all. */
async function visited(browser: Browser, url: string, name: string): Promise<Fetched> {
  const page = await browser.newPage({ viewport: phone });
  try {
    return await fetchedBy(page, url, useful[name] ?? "main h1");
  } finally {
    await page.close();
  }
}

/** Less than this is a failed visit, not a light page. */
const min = 60;

/** The weight of each public page's first view. */
export async function run(): Promise<Figure[]> {
  const browser = await launchBrowser();
  try {
    return await withPublicPages(async (pages, url) => {
      const results: Figure[] = [];
      for (const { name, path } of pages) {
        const fetched = await visited(browser, url + path, name);
        const [first, all] = [weigh(fetched.first), weigh(fetched.all)];
        const kB = (value: number) => ({ value: value / 1000, unit: "kB" as const });
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
