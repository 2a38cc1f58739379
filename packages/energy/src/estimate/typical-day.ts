import type { Grid } from "../series/grid.ts";
import { localDays, minuteOfStep } from "../series/local-days.ts";

/** The mean of a season's days, hour by hour from midnight, Paris time. */
export interface TypicalDay {
  readonly season: "summer" | "winter";
  readonly hours: readonly { readonly consumptionKwh: number; readonly sharedKwh: number }[];
}

/** 0 is January. */
const seasons = { summer: [5, 6, 7], winter: [11, 0, 1] } as const;

/**
 * A home's mean day of summer (June to August) and of winter (December to February).
 * @param consumption,shared Wh per step of the grid
 */
export function typicalDays(grid: Grid, consumption: Float64Array, shared: Float64Array): TypicalDay[] {
  return (["summer", "winter"] as const).map((season) => {
    const consumed = meanDay(grid, seasons[season], consumption);
    const given = meanDay(grid, seasons[season], shared);
    const hours = consumed.map((kwh, hour) => ({ consumptionKwh: kwh, sharedKwh: given[hour] ?? 0 }));
    return { season, hours };
  });
}

/** kWh of each hour of the mean day of some months. */
function meanDay(grid: Grid, months: readonly number[], values: Float64Array): number[] {
  const minutes = minuteOfStep(grid);
  const days = localDays(grid).filter(({ month }) => months.includes(month));
  const sums = new Array<number>(24).fill(0);
  for (const { firstStep, steps } of days) {
    for (let t = firstStep; t < firstStep + steps; t++) {
      const hour = Math.floor(minutes[t]! / 60);
      sums[hour] = sums[hour]! + values[t]! / 1000;
    }
  }
  return sums.map((sum) => (days.length > 0 ? sum / days.length : 0));
}
