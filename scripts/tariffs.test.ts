import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { checksOf } from "../packages/energy/src/money/tables/checked.ts";

const manifest = readFileSync(fileURLToPath(new URL("../package.json", import.meta.url)), "utf8");
const { releasedOn } = JSON.parse(manifest) as { releasedOn: string };

const longest = 200;
const daysFrom = (day: string, later: string) => (Date.parse(later) - Date.parse(day)) / 86_400_000;

it.each(checksOf(releasedOn))(
  "$figure was compared with its source within 200 days of the release",
  ({ checkedOn }) => {
    expect(daysFrom(checkedOn, releasedOn)).toBeLessThanOrEqual(longest);
  },
);
