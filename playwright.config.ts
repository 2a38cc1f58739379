import { defineConfig } from "@playwright/test";
import { launchOptions } from "./e2e/chromium.ts";
import { desktop } from "./e2e/people.ts";
import type { OfWorker } from "./e2e/test.ts";

/**
 * The settings that the product of each test is started with (`e2e/test.ts`), each a Playwright project, so that all
 * tests of one product run one after the other: a worker that goes from one to another starts it anew. The
 * demonstration takes longest, and few need it to be embedded: not all workers start those.
 */
const demo = [
  "accessibility-own-states",
  "accessibility-states",
  "accessibility-ways",
  "accessibility",
  "first-html",
  "first-view-weight",
  "owner-home",
  "documents-reading",
  "see-more",
  "session",
  "study",
  "support",
  "windows",
];
const embedded = ["widget-frame", "widget-generator", "widget"];
const filesOf = (names: string[]) => names.map((name) => `${name}.e2e.ts`);

/** Journeys in a real browser, on the built product. Each stands alone, and none is tried twice. */
export default defineConfig<object, OfWorker>({
  testDir: "e2e",
  projects: [
    {
      name: "embedded",
      testMatch: filesOf(embedded),
      workers: "50%",
      use: { installation: "embedded" },
    },
    { name: "demo", testMatch: filesOf(demo), workers: "100%", use: { installation: "demo" } },
    {
      name: "empty",
      testMatch: "*.e2e.ts",
      testIgnore: filesOf([...demo, ...embedded]),
      use: { installation: "empty" },
    },
  ],
  globalSetup: "./scripts/build.mjs",
  fullyParallel: true,
  workers: "100%",
  retries: 0,
  // Limits end what hangs: beside other work, a document alone was half a minute in the making.
  timeout: 300_000,
  expect: { timeout: 90_000 },
  reporter: "list",
  /** The folder of what failed: `npx playwright show-trace` opens a trace. */
  outputDir: ".cache/journeys",
  preserveOutput: "failures-only",
  use: {
    launchOptions: launchOptions(),
    viewport: desktop,
    actionTimeout: 90_000,
    navigationTimeout: 90_000,
    // Each step, request and error; neither its film nor each state of the page, a sixth of the time of every journey. What
    // it was when it failed is in its picture and its text.
    trace: { mode: "retain-on-failure", screenshots: false, snapshots: false },
    screenshot: "only-on-failure",
  },
});
