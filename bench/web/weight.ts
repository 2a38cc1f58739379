import { gzipSync } from "node:zlib";
import { launchBrowser } from "../../e2e/chromium.ts";
import { startProduct } from "../../e2e/product.ts";
import type { BenchResult } from "../result.ts";

/** Everything of a kind that a first visit fetches, as gzip would send it. */
async function fetched(url: string, kind: RegExp): Promise<{ bytes: number; files: number }> {
  const browser = await launchBrowser();
  const page = await browser.newPage();
  const bodies: Promise<Buffer>[] = [];
  page.on("response", (response) => {
    if (kind.test(new URL(response.url()).pathname)) bodies.push(response.body());
  });
  await page.goto(url);
  await page.waitForLoadState("networkidle");
  const sizes = (await Promise.all(bodies)).map((body) => gzipSync(body).length);
  await browser.close();
  return { bytes: sizes.reduce((sum, size) => sum + size, 0), files: sizes.length };
}

/** What the first view of the home page weighs. */
export async function run(): Promise<BenchResult[]> {
  const product = await startProduct({ DEMO: "1" });
  try {
    const scripts = await fetched(`${product.url}/`, /\.js$/);
    const styles = await fetched(`${product.url}/`, /\.css$/);
    return [
      {
        name: "JavaScript fetched by a first visit of /, gzip",
        value: scripts.bytes / 1000,
        unit: "kB",
        goal: { max: 150 },
      },
      { name: "in how many files", value: scripts.files, unit: "files" },
      { name: "CSS fetched by a first visit of /, gzip", value: styles.bytes / 1000, unit: "kB" },
    ];
  } finally {
    await product.stop();
  }
}
