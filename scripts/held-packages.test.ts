import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const read = (path: string) => readFileSync(fileURLToPath(new URL(`../${path}`, import.meta.url)), "utf8");

const versions = new Map(
  ["", "packages/domain/", "packages/energy/", "packages/api/", "packages/server/", "packages/web/"].flatMap(
    (folder) => {
      const { dependencies, devDependencies } = JSON.parse(read(`${folder}package.json`));
      return Object.entries<string>({ ...dependencies, ...devDependencies });
    },
  ),
);

const held = [...read("docs/dependencies.md").matchAll(/^\| `(?<name>[^`]+)` \| (?<version>\S+) \|/gm)].map(
  ({ groups }) => [groups?.name ?? "", groups?.version ?? ""] as const,
);

it("the page tells of packages that are held back", () => {
  expect(held).not.toEqual([]);
});

it.each(held)("%s is held at %s", (name, version) => {
  expect(versions.get(name)).toBe(version);
});
