import { defaultExclude, defineConfig } from "vitest/config";

/**
 * What touches no database, or the embedded one alone, is not run once more on PostgreSQL.
 */
const notOnPostgres = [
  "packages/server/src/{config,documents,gateways,pdfkit,seal,uploads}/**",
  "packages/server/test/{integrating,openapi,user-command}.test.ts",
];

/** Three kinds of tests: pure rules, the server on a real database, journeys in a real browser. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          include: ["packages/{domain,energy,api,web}/src/**/*.test.{ts,tsx}", "scripts/**/*.test.ts"],
          isolate: false,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: "server",
          include: ["packages/server/{src,test}/**/*.test.ts"],
          ...(process.env.TEST_DATABASE_URL === undefined
            ? {}
            : { exclude: [...defaultExclude, ...notOnPostgres] }),
          globalSetup: "scripts/build-server.mjs",
          isolate: false,
          // One kind after the other: each takes all cores.
          sequence: { groupOrder: 1 },
          pool: "forks",
          // vitest leaves a core to itself, which here would be every second one.
          maxWorkers: "100%",
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: "e2e",
          include: ["e2e/**/*.e2e.ts"],
          globalSetup: "scripts/build.mjs",
          sequence: { groupOrder: 2 },
          pool: "forks",
          maxWorkers: "100%",
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
