import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

it("the maps of what is built hold no sources: each thread keeps the maps of all that it runs", () => {
  const map = JSON.parse(readFileSync(new URL("../dist/main.js.map", import.meta.url), "utf8"));
  expect(map).toMatchObject({ sources: expect.arrayContaining(["../../demo/src/main.ts"]) });
  expect(map).not.toHaveProperty("sourcesContent");
});
