import { surplusPrices } from "./buy-back.ts";
import { type Dated, inForce } from "./dated.ts";
import { excises } from "./excises.ts";
import { managementSupplements, networkShares } from "./network.ts";
import { networkOptions } from "./network-option.ts";
import { regulatedTariffs } from "./regulated-tariffs.ts";

/** The figures that the State or the regulator changes, and somebody compares with their source. */
const publishedFigures: Readonly<Record<string, readonly Dated<unknown>[]>> = {
  regulatedTariffs,
  excises,
  networkShares,
  networkOptions,
  managementSupplements,
  surplusPrices,
};

/** When each of the figures in force on a day was last compared with its source. */
export const checksOf = (day: string): { readonly figure: string; readonly checkedOn: string }[] =>
  Object.entries(publishedFigures).map(([figure, table]) => ({
    figure,
    checkedOn: inForce(table, day).checkedOn,
  }));
