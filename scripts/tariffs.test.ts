import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import {
  checksOf,
  mostDaysUnchecked,
  publishedFigures,
} from "../packages/energy/src/money/tables/checked.ts";
import { type Dated, inForce } from "../packages/energy/src/money/tables/dated.ts";

const manifest = readFileSync(fileURLToPath(new URL("../package.json", import.meta.url)), "utf8");
const { releasedOn } = JSON.parse(manifest) as { releasedOn: string };

/** Figures that were looked for and not found: the product says beside each result how old they are. */
const notFound = ["excises"];
const daysFrom = (day: string, later: string) => (Date.parse(later) - Date.parse(day)) / 86_400_000;

it.each(checksOf(releasedOn).filter(({ figure }) => !notFound.includes(figure)))(
  "$figure was compared with its source within 200 days of the release",
  ({ checkedOn }) => {
    expect(daysFrom(checkedOn, releasedOn)).toBeLessThanOrEqual(mostDaysUnchecked);
  },
);

it.each(Object.entries<readonly Dated<unknown>[]>(publishedFigures))(
  "%s in force names the number of a text, or the address where it was read",
  (_, table) => {
    const { source, link = "" } = inForce(table, releasedOn);
    expect(`${source} ${link}`).toMatch(/n° ?\d|article L?\d|https?:\/\//u);
  },
);

it.each(Object.entries<readonly Dated<unknown>[]>(publishedFigures))(
  "%s says of each row whose source is missing that it is",
  (_, table) => {
    for (const { source, link } of table)
      expect(link ?? source).toMatch(/^https?:\/\/|n° ?\d|article L?\d|sans source/u);
  },
);
