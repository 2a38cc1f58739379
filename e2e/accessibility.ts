import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Locator, Page, Request } from "@playwright/test";
import type { AxeResults } from "axe-core";
import { expect } from "./expect.ts";
import { appIsThere } from "./forms.ts";
import { desktop, phone, watchErrors } from "./people.ts";

const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What axe finds in a page, or in one of its frames. */
export async function axe(page: Pick<Page, "evaluate">): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axeSource);
  const { violations } = await page.evaluate(
    (runOnly) =>
      (globalThis as unknown as { axe: { run(options: object): Promise<AxeResults> } }).axe.run({
        runOnly,
        resultTypes: ["violations"],
      }),
    rules,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target} ${node.failureSummary}`),
  );
}

/**
 * Whether the page drew twice. One that drew nothing for two seconds after its size changed, as happens on a busy
 * machine without a screen, draws again once its picture is taken.
 */
async function drewTwice(page: Page): Promise<boolean> {
  const drew = await page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(true)));
        setTimeout(() => resolve(false), 2000);
      }),
  );
  if (!drew) await page.screenshot();
  return drew;
}

/** Of a worker that is ended before its file came, as when one goes on typing, the browser never says that it is done. */
const workerScript = /\/assets\/[\w-]+-worker-[\w-]+\.js$/;

/** What stands for something that is still to come, or keeps its place. */
const skeletons = (page: Page) =>
  page
    .locator(
      // The pages of a document that are out of sight wait until somebody reads on.
      '.mantine-Skeleton-root, [data-waiting], [aria-busy="true"]:not([data-page]), [aria-label="Chargement..."]',
    )
    .count();

/** A target that a bar at the foot of the screen covers in part is whole once the page is scrolled a little. */
async function withoutHalfCovered(page: Page, faults: readonly string[]): Promise<string[]> {
  const isCovered = (fault: string) => fault.includes("partially obscured");
  if (!faults.some(isCovered)) return [...faults];
  await page.evaluate(() => window.scrollTo(0, 60));
  const whereOf = (fault: string) => fault.split(" Fix ")[0];
  const still = new Set((await axe(page)).map(whereOf));
  await page.evaluate(() => window.scrollTo(0, 0));
  return faults.filter((fault) => !isCovered(fault) || still.has(whereOf(fault)));
}

/**
 * Follows a page's requests and errors.
 * @returns functions that wait until the page shows all it asked for, that find faults in what it shows, and
 * that return or forget the errors since the last time.
 */
export function inspect(page: Page) {
  const underWay = new Set<Request>();
  const done = (request: Request) => underWay.delete(request);
  page.on("request", (request) => {
    if (!workerScript.test(request.url())) underWay.add(request);
  });
  page.on("requestfinished", done);
  page.on("requestfailed", done);
  const errors = watchErrors(page);

  /** What is still loading; what was under way before two frames were drawn may only be drawn after them. */
  async function missing() {
    const before = [...underWay];
    const drewNothing = !(await drewTwice(page));
    return {
      drewNothing,
      requests: [...before, ...underWay].map((request) => request.url()),
      skeletons: await skeletons(page),
      titles: await page.getByRole("heading", { level: 1 }).count(),
    };
  }

  async function settled(): Promise<void> {
    await appIsThere(page);
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
    const isWhole = () =>
      expect
        .poll(missing, { intervals: [50] })
        .toEqual({ drewNothing: false, requests: [], skeletons: 0, titles: 1 });
    await isWhole();
    // What the last answer brought may ask for more once it is drawn.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })));
    await isWhole();
  }

  async function expectNoFault(): Promise<void> {
    // What lies half under the header of a scrolled page is no small target.
    await page.evaluate(() => window.scrollTo(0, 0));
    expect(await withoutHalfCovered(page, await axe(page))).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  }

  const forgetErrors = () => errors.splice(0);
  const expectNoError = () => expect(forgetErrors()).toEqual([]);

  return { settled, expectNoFault, expectNoError, forgetErrors };
}

/** A person's page, and what watches it. */
export type Visit = { readonly page: Page } & ReturnType<typeof inspect>;

/** Judges what a page shows at its width, and at the other one, where it must still be there; the page is then as wide as before. */
export async function judgeBothWidths(
  { page, settled, expectNoFault }: Visit,
  shown: Locator,
): Promise<void> {
  await settled();
  await expectNoFault();
  const [own, other] = page.viewportSize()?.width === phone.width ? [phone, desktop] : [desktop, phone];
  await page.setViewportSize(other);
  await settled();
  await expect(shown).toBeVisible();
  await expectNoFault();
  await page.setViewportSize(own);
}
