import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));
const page = readFileSync(`${root}docs/architecture.md`, "utf8");

const foldersOf = (place: string): string[] =>
  readdirSync(`${root}${place}`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

it("docs/architecture.md names every folder of the server that knows no feature", () => {
  const [, named = ""] = /^and `([a-z -]+)`\. Nothing imports what is above$/m.exec(page) ?? [];
  const folders = foldersOf("packages/server/src").filter((name) => !["app", "features"].includes(name));
  expect(named.split(" ").sort()).toEqual(folders.sort());
});

it("a feature has the name of its calls and pages wherever it stands", () => {
  // The widget's pages are the project's, shown elsewhere; what every feature of the domain shares is none.
  const names = [...foldersOf("packages/api/src"), "widget", "shared"];
  const standing = [
    "packages/domain/src",
    "packages/server/src/features",
    "packages/web/src/features",
    "packages/web/src/parts",
  ].flatMap((place) => foldersOf(place).map((name) => ({ place, name })));
  expect(standing.length).toBeGreaterThan(40);
  expect(standing.filter(({ name }) => !names.includes(name))).toEqual([]);
});
