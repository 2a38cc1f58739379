import { fileURLToPath } from "node:url";
import { defaultExclude, defineConfig } from "vitest/config";

const fewerRuns = fileURLToPath(new URL("scripts/fewer-runs.ts", import.meta.url));

/**
 * Where the tests of rules run again on another release of Node (REPEATED), properties have fewer cases: which release tries a
 * case changes nothing of a rule. Those of the server on PostgreSQL have them all.
 */
const plugins =
  process.env.REPEATED === undefined
    ? []
    : [
        {
          name: "fewer-runs",
          enforce: "pre" as const,
          resolveId: (name: string, importer: string | undefined) =>
            name === "fast-check" && importer !== fewerRuns ? fewerRuns : undefined,
        },
      ];

/** What touches no database, or the embedded one alone. */
const notOnPostgres = [
  "packages/server/src/{config,documents,gateways,pdfkit,seal,uploads}/**/*.test.ts",
  "packages/server/test/{integrating,openapi,user-command}.test.ts",
];

/**
 * What another database and another release of Node change nothing of, and takes a quarter of the time: kills of the embedded
 * product (those on PostgreSQL are the chaos run's), who may what with each document and before an address is confirmed (who may
 * make each call is tried again, in `access-matrix`), and thousands of malformed requests.
 */
const triedOnce = [
  "packages/server/test/{crash,crash-documents,access-documents,access-confirmation,malformed}.test.ts",
];

const server = {
  globalSetup: "scripts/build-server.mjs",
  isolate: false,
  // One kind after the other: each takes all cores.
  sequence: { groupOrder: 1 },
  pool: "forks" as const,
  alias: [
    {
      find: /^\.\/embedded-entry\.ts$/,
      replacement: fileURLToPath(new URL("packages/server/test/built-embedded-entry.ts", import.meta.url)),
    },
  ],
  // Each test makes a server and throws it away.
  execArgv: ["--max-semi-space-size=64"],
  // Tests follow each other on one server: none finds what another put in place of one of its functions.
  restoreMocks: true,
  // By default vitest leaves one core free, which on two cores would be half of them.
  maxWorkers: "100%",
  testTimeout: 180_000,
  // The first hook of a process makes its database.
  hookTimeout: 180_000,
};

const include = ["packages/server/{src,test}/**/*.test.ts", "packages/demo/src/**/*.test.ts"];

/** The server on the embedded database; or on PostgreSQL, beside what is about the embedded one or none. */
const serverProjects =
  process.env.TEST_DATABASE_URL === undefined
    ? [{ test: { ...server, name: "server", include } }]
    : [
        {
          test: {
            ...server,
            name: "server",
            include,
            exclude: [...defaultExclude, ...notOnPostgres, ...triedOnce],
          },
        },
        {
          plugins,
          test: {
            ...server,
            name: "embedded",
            include: [...notOnPostgres, "packages/server/src/db/**/*.test.ts"],
            setupFiles: "packages/server/test/on-embedded.ts",
          },
        },
      ];

/** Two kinds of tests: pure rules, and the server on a real database. Journeys have a runner of their own. */
export default defineConfig({
  test: {
    projects: [
      {
        plugins,
        test: {
          name: "unit",
          // Properties of thousands of cases and every source, at a low priority beside whatever else the machine does: it is
          // there to end what hangs, as the server's is.
          testTimeout: 180_000,
          hookTimeout: 180_000,
          include: ["packages/{domain,energy,api,web}/src/**/*.test.{ts,tsx}", "scripts/**/*.test.ts"],
          isolate: false,
          sequence: { groupOrder: 0 },
        },
      },
      ...serverProjects,
    ],
  },
});
