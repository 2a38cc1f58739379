import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import shownBy from "../packages/web/src/parts/shown-by.json";
import { importersOf, roomOf, showing } from "./web-imports.ts";

const folder = fileURLToPath(new URL("../packages/web/src", import.meta.url));

const files = new Map(
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|test-helper)\.tsx?$/.test(file))
    .map((file) => [file, readFileSync(join(folder, file), "utf8")]),
);
const importers = importersOf(files);
const inParts = [...files.keys()].filter((file) => file.startsWith("parts/"));

/** An example of a part with a file that a single feature shows through another. */
const planted = importersOf(
  new Map([
    ["parts/pmo/form.tsx", 'import { iban } from "./iban.ts";'],
    ["parts/pmo/iban.ts", ""],
    ["features/pmo/page.tsx", 'const form = () => import("../../parts/pmo/form.tsx");'],
    ["features/pmo/list.tsx", 'import { iban } from "../../parts/pmo/iban.ts";'],
  ]),
);

describe("the parts of the web app", () => {
  it("are those of shown-by.json", () => {
    expect([...new Set(inParts.map((file) => file.split("/")[1]))].sort()).toEqual(Object.keys(shownBy));
  });

  it.each(Object.entries(shownBy))("%s names those that show it, and nobody else", (part, named) => {
    const own = inParts.filter((file) => roomOf(file) === `parts/${part}`);
    const rooms = new Set(own.flatMap((file) => importers.get(file) ?? []).map(roomOf));
    rooms.delete(`parts/${part}`);
    expect([...rooms].sort()).toEqual(named);
  });

  it("hold nothing that one place alone shows: it belongs there", () => {
    expect(inParts.filter((file) => showing(importers, file).size < 2)).toEqual([]);
  });

  it("are told from what one feature alone shows, through another file or when it is needed", () => {
    expect([...showing(planted, "parts/pmo/iban.ts")]).toEqual(["features/pmo"]);
  });
});
