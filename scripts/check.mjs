import { runTogether } from "./processes.mjs";

/** Everything that can be said without running the product, and the unit tests: the longest first, two at a time. */
await runTogether(2, [
  ["tsc", ["-p", "."]],
  ["tsc", ["-p", "packages/web"]],
  ["vitest", ["run", "--project", "unit"]],
  ["tsc", ["-p", "e2e"]],
  ["tsc", ["-p", "packages/api"]],
  ["knip", ["--no-tag-hints"]],
  // What only tests use.
  ["knip", ["--production"]],
  ["depcruise", ["packages", "--config", ".dependency-cruiser.cjs"]],
  ["tsc", ["-p", "packages/domain"]],
  ["biome", ["ci", "--error-on-warnings", "."]],
  ["tsc", ["-p", "packages/energy"]],
]);
