import { defineConfig } from "vitest/config";

/** Three kinds of tests: pure rules, the server on a real database, journeys in a real browser. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          include: ["packages/{domain,energy,api,web}/src/**/*.test.{ts,tsx}", "scripts/**/*.test.ts"],
          isolate: false,
        },
      },
      {
        test: {
          name: "server",
          include: ["packages/server/{src,test}/**/*.test.ts"],
          globalSetup: "scripts/build-server.mjs",
          isolate: false,
          pool: "forks",
          // vitest leaves a core to itself, which here would be every second one.
          maxWorkers: "100%",
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: "e2e",
          include: ["e2e/**/*.e2e.ts"],
          pool: "forks",
          maxWorkers: "100%",
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
