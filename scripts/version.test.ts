import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const fileOf = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const read = (path: string) => readFileSync(fileOf(path), "utf8");
const { version } = JSON.parse(read("package.json"));
const packages = readdirSync(fileOf("packages")).filter((name) =>
  existsSync(fileOf(`packages/${name}/package.json`)),
);

it.each(packages)("%s has the release's number, and asks for the others at it", (name) => {
  const { version: own, dependencies, devDependencies } = JSON.parse(read(`packages/${name}/package.json`));
  const others = Object.entries<string>({ ...dependencies, ...devDependencies })
    .filter(([dependency]) => dependency.startsWith("@mec/"))
    .map(([, wanted]) => wanted);
  expect([own, ...others].filter((number) => number !== version)).toEqual([]);
});

it("the API's description has the release's number", () => {
  expect(read("packages/server/src/app.ts")).toContain(`const version = "${version}";`);
});
