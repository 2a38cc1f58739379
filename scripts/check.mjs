import { runTogether } from "./processes.mjs";

/** TypeScript 7 takes a quarter of the time of 5.9; in one thread, since another of these checks has the other core. */
const types = (program) => ["node", ["node_modules/typescript-7/bin/tsc", "--singleThreaded", "-p", program]];

/** Everything that can be said without running the product, and the unit tests: the longest first, two at a time. */
await runTogether(2, [
  types("."),
  types("packages/web"),
  ["vitest", ["run", "--project", "unit"]],
  types("e2e"),
  types("packages/api"),
  ["knip", ["--no-tag-hints"]],
  // What only tests use.
  ["knip", ["--production"]],
  ["depcruise", ["packages", "--config", ".dependency-cruiser.cjs"]],
  types("packages/domain"),
  ["biome", ["ci", "--error-on-warnings", "."]],
  types("packages/energy"),
]);
