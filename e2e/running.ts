import type { Browser } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { launchBrowser } from "./chromium.ts";
import { type Product, startProduct } from "./product.ts";

/** The built product and the browser of the tests of a file, once `runProduct` has started them. */
export let product: Product;
export let browser: Browser;

/** Starts both before the tests of a file, and ends them after. */
export function runProduct(environment: Record<string, string> = {}): void {
  beforeAll(async () => {
    [product, browser] = await Promise.all([startProduct(environment), launchBrowser()]);
  });
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });
}
