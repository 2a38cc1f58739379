import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));

it("docs/architecture.md names every folder of the server that knows no feature", () => {
  const page = readFileSync(`${root}docs/architecture.md`, "utf8");
  const [, named = ""] = /^and `([a-z -]+)`\. Nothing imports what is above$/m.exec(page) ?? [];
  const folders = readdirSync(`${root}packages/server/src`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !["app", "features"].includes(entry.name))
    .map(({ name }) => name);
  expect(named.split(" ").sort()).toEqual(folders.sort());
});
