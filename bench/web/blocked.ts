import type { Browser, CDPSession } from "@playwright/test";
import { launchBrowser } from "../../e2e/chromium.ts";
import { median } from "../energy/measure.ts";
import type { Figure } from "../result.ts";
import { withPlainPage } from "../support/plain-page.ts";
import { withPublicPages } from "../support/public-pages.ts";

const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
/** A usual phone is as slow, relative to this machine, as Lighthouse's. */
const slower = 4;
/** A task that is not longer keeps no touch waiting, ms. */
const short = 50;
const visits = 5;
const categories = ["devtools.timeline", "disabled-by-default-devtools.timeline", "toplevel"];

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** The thread's own time, in microseconds: what else runs on the machine does not lengthen it. */
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

/** How long tasks of the busiest page's main thread would keep a first touch waiting on a phone, ms. */
function blockedMs(events: readonly TraceEvent[]): number {
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const mains = events.filter(({ name, args }) => name === "thread_name" && args.name === "CrRendererMain");
  const totals = mains.map((main) => {
    const tasks = events.filter((event) => event.name === "RunTask" && threadOf(event) === threadOf(main));
    const durations = tasks.map(({ tdur = 0 }) => (slower * tdur) / 1000);
    return {
      busy: durations.reduce((sum, duration) => sum + duration, 0),
      blocked: durations.reduce((sum, duration) => sum + Math.max(0, duration - short), 0),
    };
  });
  return totals.toSorted((a, b) => b.busy - a.busy)[0]?.blocked ?? Number.NaN;
}

async function traced(session: CDPSession, work: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  session.on("Tracing.dataCollected", ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await session.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: { includedCategories: categories },
  });
  await work();
  const isComplete = new Promise((resolve) => session.once("Tracing.tracingComplete", resolve));
  await session.send("Tracing.end");
  await isComplete;
  await session.detach();
  return events;
}

/** A first visit with nothing in the browser's cache, until the page is at rest. */
async function visit(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const events = await traced(await browser.newBrowserCDPSession(), async () => {
      await page.goto(address, { waitUntil: "networkidle" });
      await page.waitForTimeout(1500);
    });
    return blockedMs(events);
  } finally {
    await context.close();
  }
}

async function medianVisit(browser: Browser, address: string): Promise<number> {
  const found: number[] = [];
  for (let turn = 0; turn < visits; turn += 1) found.push(await visit(browser, address));
  return median(found);
}

/** How long the public pages keep a phone's main thread, by the thread's own clock: Lighthouse's figure without the load. */
export async function run(): Promise<Figure[]> {
  const browser = await launchBrowser();
  try {
    return await withPublicPages(async (pages, url) => {
      const plain = await withPlainPage((at) => medianVisit(browser, at));
      const results: Figure[] = [];
      for (const { name, path } of pages) {
        results.push({
          name: `main thread blocked on a phone, own time, ${name}`,
          value: await medianVisit(browser, url + path),
          unit: "ms",
          ratio: { max: 0.8 },
          control: { name: "a plain page that adds up sines", value: plain, unit: "ms" },
        });
      }
      return results;
    });
  } finally {
    await browser.close();
  }
}
