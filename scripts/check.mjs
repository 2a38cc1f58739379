import { runAll } from "./processes.mjs";

const packages = ["domain", "energy", "api", "server", "demo", "web"];

/** Everything that can be said without running the product, and the unit tests. */
await runAll([
  ["biome", ["ci", "--error-on-warnings", "."]],
  ...packages.map((name) => ["tsc", ["-p", `packages/${name}`]]),
  ["tsc", ["-p", "."]],
  ["depcruise", ["packages", "--config", ".dependency-cruiser.cjs"]],
  ["knip", ["--no-tag-hints"]],
  // What only tests use.
  ["knip", ["--production"]],
  ["vitest", ["run", "--project", "unit"]],
]);
