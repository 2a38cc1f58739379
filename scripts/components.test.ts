import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));
const registry = "https://registry.npmjs.org/";

interface Locked {
  /** The address that it was downloaded from; absent for the public registry. */
  readonly resolved?: string;
  readonly integrity?: string;
  readonly link?: boolean;
}

it("each component is one version of the public registry, known by its digest", () => {
  const { packages }: { packages: Record<string, Locked> } = JSON.parse(
    readFileSync(join(root, "package-lock.json"), "utf8"),
  );
  const components = Object.entries(packages).filter(
    ([path, { link }]) => path.includes("node_modules/") && !link,
  );
  expect(components.length).toBeGreaterThan(300);
  const doubtful = components.filter(
    ([, { resolved = registry, integrity = "" }]) =>
      !resolved.startsWith(registry) || !integrity.startsWith("sha512-"),
  );
  expect(doubtful.map(([path]) => path)).toEqual([]);
  for (const name of [
    "",
    "packages/domain/",
    "packages/energy/",
    "packages/api/",
    "packages/server/",
    "packages/web/",
  ]) {
    const { dependencies, devDependencies } = JSON.parse(
      readFileSync(join(root, `${name}package.json`), "utf8"),
    );
    for (const version of Object.values({ ...dependencies, ...devDependencies }))
      expect(version).toMatch(/^(npm:[a-z-]+@)?\d[\w.-]*$/);
  }
});
