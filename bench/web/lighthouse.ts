import { pages } from "@mec/api";
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { findExecutable, flags } from "../../e2e/chromium.ts";
import { startProduct } from "../../e2e/product.ts";
import { median } from "../energy/measure.ts";
import type { Figure } from "../result.ts";
import { withPlainPage } from "../support/plain-page.ts";

const goals = { performance: 95, accessibility: 100, "best-practices": 95, seo: 95 } as const;
type Category = keyof typeof goals;
const categories = Object.keys(goals) as Category[];
const runs = 3;

/** How long the main thread may keep a first touch waiting, as a multiple of the plain page's time. */
const mostBlocked = 0.8;

/** How much of the screen may jump, and how far: the product of both parts, summed. */
const mostShifted = 0.02;

interface Visit {
  /** From 0 to 100. */
  readonly scores: Record<Category, number>;
  readonly blockedMs: number;
  readonly shift: number;
}

/** One visit on Lighthouse's simulated phone. */
async function visit(url: string): Promise<Visit> {
  const { path, environment } = findExecutable();
  const chrome = await launch({
    chromePath: path,
    chromeFlags: ["--headless=new", ...flags],
    envVars: { ...(process.env as Record<string, string>), ...environment },
  });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      onlyCategories: categories,
      logLevel: "error",
    });
    if (!result) throw new Error(`Lighthouse said nothing of ${url}`);
    const scoreOf = (category: Category) => Math.round((result.lhr.categories[category]?.score ?? 0) * 100);
    const scores = categories.map((category) => [category, scoreOf(category)] as const);
    return {
      scores: Object.fromEntries(scores) as Visit["scores"],
      blockedMs: result.lhr.audits["total-blocking-time"]?.numericValue ?? Number.NaN,
      shift: result.lhr.audits["cumulative-layout-shift"]?.numericValue ?? Number.NaN,
    };
  } finally {
    chrome.kill();
  }
}

/** The public pages on a phone, the median of three visits. */
export async function run(): Promise<Figure[]> {
  const product = await startProduct({ DEMO: "1" });
  try {
    const [project] = (await (await fetch(`${product.url}/api/public/project?limit=1`)).json()) as {
      id: string;
      name: string;
    }[];
    if (!project) throw new Error("The demonstration has no project");
    const visited = [
      "/",
      "/explore",
      pages.project.to({ projectId: project.id, projectName: project.name }),
      "/faq",
    ];
    const plain = await withPlainPage(async (url) => {
      const visits: Visit[] = [];
      for (let i = 0; i < runs; i += 1) visits.push(await visit(url));
      return median(visits.map(({ blockedMs }) => blockedMs));
    });
    const results: Figure[] = [];
    for (const page of visited) {
      const named = `Lighthouse on a phone, ${page.replace(/project\/.+/, "a project")}`;
      const visits: Visit[] = [];
      for (let i = 0; i < runs; i += 1) visits.push(await visit(product.url + page));
      for (const category of categories) {
        const value = median(visits.map(({ scores }) => scores[category]));
        results.push({ name: `${named}: ${category}`, value, unit: "/100", goal: { min: goals[category] } });
      }
      const blocked = median(visits.map(({ blockedMs }) => blockedMs));
      const shifted = median(visits.map(({ shift }) => shift));
      results.push(
        {
          name: `${named}: main thread blocked`,
          value: blocked,
          unit: "ms",
          ratio: { max: mostBlocked },
          control: { name: "a plain page that adds up sines", value: plain, unit: "ms" },
        },
        { name: `${named}: layout shift`, value: shifted, unit: "", goal: { max: mostShifted } },
      );
    }
    return results;
  } finally {
    await product.stop();
  }
}
