import { launchBrowser } from "../../e2e/chromium.ts";
import { openWindow } from "../../e2e/people.ts";
import { startProduct } from "../../e2e/product.ts";
import type { BenchResult } from "../result.ts";
import { startPostgres } from "../support/postgres.ts";
import { fillWithProjects } from "../support/projects.ts";

const drags = 12;

/** Drags the map of 100,000 projects about, as a hand would, and measures the page's longest task meanwhile. */
export async function run(): Promise<BenchResult[]> {
  const postgres = await startPostgres();
  const product = await startProduct({ DATABASE_URL: postgres.url });
  const browser = await launchBrowser();
  try {
    await fillWithProjects(postgres.url, 100_000);
    const page = await (await openWindow(browser, product)).newPage();
    await page.goto("/explore?lat=47&long=2.5&zoom=9");
    await page.waitForLoadState("networkidle");
    await page.evaluate(() => {
      const longest = { ms: 0 };
      Object.assign(globalThis, { longest });
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) longest.ms = Math.max(longest.ms, duration);
      }).observe({ type: "longtask" });
    });
    for (let drag = 0; drag < drags; drag += 1) {
      await page.mouse.move(1000, 500);
      await page.mouse.down();
      await page.mouse.move(1000 + (drag % 2 ? 260 : -260), 500 + (drag % 3 ? 120 : -120), { steps: 25 });
      await page.mouse.up();
      await page.waitForLoadState("networkidle");
    }
    const longest = await page.evaluate(
      () => (globalThis as unknown as { longest: { ms: number } }).longest.ms,
    );
    return [
      {
        name: "the longest task while panning among 100,000 projects (0: none over 50 ms)",
        value: longest,
        unit: "ms",
        goal: { max: 50 },
      },
    ];
  } finally {
    await browser.close();
    await product.stop();
    postgres.stop();
  }
}
