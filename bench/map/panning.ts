import { launchBrowser } from "../../e2e/chromium.ts";
import { openWindow } from "../../e2e/people.ts";
import { startProduct } from "../../e2e/product.ts";
import type { Figure } from "../result.ts";
import { startPostgres } from "../support/postgres.ts";
import { fillWithProjects } from "../support/projects.ts";

const drags = 12;
const sines = 1_000_000;

/** Drags the map of 100,000 projects about, as a hand would, and measures the page's longest task meanwhile. */
export async function run(): Promise<Figure[]> {
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
    const control = await page.evaluate((count) => {
      const start = performance.now();
      let sum = 0;
      for (let n = 0; n < count; n += 1) sum += Math.sin(n);
      return sum > 1e9 ? Number.NaN : performance.now() - start;
    }, sines);
    const longest = await page.evaluate(
      () => (globalThis as unknown as { longest: { ms: number } }).longest.ms,
    );
    return [
      {
        name: "the longest task while panning among 100,000 projects (0: none over 50 ms)",
        value: longest,
        unit: "ms",
        ratio: { max: 4 },
        control: { name: `${sines} sines added up in the same page`, value: control, unit: "ms" },
      },
    ];
  } finally {
    await browser.close();
    await product.stop();
    postgres.stop();
  }
}
