import { defaultExclude, defineConfig } from "vitest/config";

/**
 * What touches no database, or the embedded one alone, is not run once more on PostgreSQL.
 */
const notOnPostgres = [
  "packages/server/src/{config,documents,gateways,pdfkit,seal,uploads}/**",
  "packages/server/test/{integrating,openapi,user-command}.test.ts",
];

/** Two kinds of tests: pure rules, and the server on a real database. Journeys have a runner of their own. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          // Properties of thousands of cases, beside whatever else the machine does.
          testTimeout: 30_000,
          include: ["packages/{domain,energy,api,web}/src/**/*.test.{ts,tsx}", "scripts/**/*.test.ts"],
          isolate: false,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: "server",
          include: ["packages/server/{src,test}/**/*.test.ts", "packages/demo/src/**/*.test.ts"],
          ...(process.env.TEST_DATABASE_URL === undefined
            ? {}
            : { exclude: [...defaultExclude, ...notOnPostgres] }),
          globalSetup: "scripts/build-server.mjs",
          isolate: false,
          // One kind after the other: each takes all cores.
          sequence: { groupOrder: 1 },
          pool: "forks",
          // Each test makes a server and throws it away.
          execArgv: ["--max-semi-space-size=64"],
          // Tests follow each other on one server: none finds what another put in place of one of its functions.
          restoreMocks: true,
          // vitest leaves a core to itself, which here would be every second one.
          maxWorkers: "100%",
          testTimeout: 60_000,
          // The first hook of a process makes its database.
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
