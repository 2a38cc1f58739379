import { existsSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { chunkFiles, isOf } from "../packages/web/vite/chunk-files.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

it.each(Object.entries(chunkFiles))("the build's %s are files and folders that exist", (_, places) => {
  const wrong = places.filter(
    (place) => !existsSync(root + place) || statSync(root + place).isDirectory() !== place.endsWith("/"),
  );
  expect(wrong).toEqual([]);
});

it("a module of the build is known by its place, whatever is asked of it", () => {
  expect(isOf("kit")("/home/me/product/packages/web/src/ui/kit/kit.tsx")).toBe(true);
  expect(isOf("visit")("/p/packages/web/src/ui/plain/button.module.css?used")).toBe(true);
  expect(isOf("kit")("/p/packages/web/src/ui/kit/kit.tsx.map")).toBe(false);
});
