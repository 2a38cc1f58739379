import { surplusPrices, wholeSalePrices } from "./buy-back.ts";
import { type Dated, inForce } from "./dated.ts";
import { excises, localExciseExemption } from "./excises.ts";
import { managementSupplements, networkShares } from "./network.ts";
import { networkOptions } from "./network-option.ts";
import { regulatedTariffs } from "./regulated-tariffs.ts";

/** The figures that the State or the regulator changes, and somebody compares with their source. */
export const publishedFigures = {
  regulatedTariffs,
  excises,
  localExciseExemption: [localExciseExemption],
  networkShares,
  networkOptions,
  managementSupplements,
  surplusPrices,
  wholeSalePrices,
} as const satisfies Readonly<Record<string, readonly Dated<unknown>[]>>;
export type PublishedFigure = keyof typeof publishedFigures;

export interface Check {
  readonly figure: PublishedFigure;
  readonly checkedOn: string;
}

/** When each of the figures in force on a day was last compared with its source. */
export const checksOf = (day: string): Check[] =>
  Object.entries<readonly Dated<unknown>[]>(publishedFigures).map(([figure, table]) => ({
    figure: figure as PublishedFigure,
    checkedOn: inForce(table, day).checkedOn,
  }));

/** After so many days a figure is told to be old: tariffs change twice a year. */
export const mostDaysUnchecked = 200;
const DAY = 86_400_000;

/** The figures in force on a day that were not found in their source for too long, the oldest first. */
export const oldChecksOf = (day: string): Check[] =>
  checksOf(day)
    .filter(({ checkedOn }) => Date.parse(day) - Date.parse(checkedOn) > mostDaysUnchecked * DAY)
    .toSorted((a, b) => a.checkedOn.localeCompare(b.checkedOn));

/** What a producer alone is paid: no sum of who consumes counts it. */
const ofProducers: readonly PublishedFigure[] = ["surplusPrices", "wholeSalePrices"];

/** The old figures among those that the sum of who consumes counts. */
export const oldChecksOfConsumer = (day: string): Check[] =>
  oldChecksOf(day).filter(({ figure }) => !ofProducers.includes(figure));
