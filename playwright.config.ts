import { defineConfig } from "@playwright/test";
import { launchOptions } from "./e2e/chromium.ts";
import { desktop } from "./e2e/people.ts";

/** Journeys in a real browser, on the built product. Each stands alone, and none is tried twice. */
export default defineConfig({
  testDir: "e2e",
  testMatch: "*.e2e.ts",
  globalSetup: "./scripts/build.mjs",
  fullyParallel: true,
  workers: "100%",
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: "list",
  /** Of what failed: `npx playwright show-trace` opens a trace. */
  outputDir: ".cache/journeys",
  preserveOutput: "failures-only",
  use: {
    launchOptions: launchOptions(),
    viewport: desktop,
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    // What the page was at each step; not its film, which is drawn by the processor.
    trace: { mode: "retain-on-failure", screenshots: false },
    screenshot: "only-on-failure",
  },
});
