import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { surplusPrices } from "../packages/energy/src/money/tables/buy-back.ts";
import { inForce } from "../packages/energy/src/money/tables/dated.ts";
import { excises } from "../packages/energy/src/money/tables/excises.ts";
import { managementSupplements, networkShares } from "../packages/energy/src/money/tables/network.ts";
import { networkOptions } from "../packages/energy/src/money/tables/network-option.ts";
import { regulatedTariffs } from "../packages/energy/src/money/tables/regulated-tariffs.ts";

const manifest = readFileSync(fileURLToPath(new URL("../package.json", import.meta.url)), "utf8");
const { releasedOn } = JSON.parse(manifest) as { releasedOn: string };

const tables = {
  regulatedTariffs,
  excises,
  networkShares,
  networkOptions,
  managementSupplements,
  surplusPrices,
};
const longest = 200;
const daysFrom = (day: string, later: string) => (Date.parse(later) - Date.parse(day)) / 86_400_000;

it.each(Object.entries(tables))(
  "%s was compared with its source within 200 days of the release",
  (_, table) => {
    const { checkedOn } = inForce<unknown>(table, releasedOn);
    expect(daysFrom(checkedOn, releasedOn)).toBeLessThanOrEqual(longest);
  },
);
