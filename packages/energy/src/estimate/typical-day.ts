import type { Grid } from "../series/grid.ts";
import { localDays, minuteOfStep } from "../series/local-days.ts";
import type { ConsumerCategory } from "../typical/shapes.ts";

/** The day on which a place is used as it is meant to be: a hall is let at weekends. */
export type UsualDay = "weekday" | "saturday";

/** The mean of a month's days of one kind, hour by hour from midnight, Paris time. */
export interface TypicalDay {
  readonly season: "summer" | "winter";
  readonly usualDay: UsualDay;
  readonly hours: readonly { readonly consumptionKwh: number; readonly sharedKwh: number }[];
}

type WhOfStep = (step: number) => number;

/** 0 is January. */
const monthOf = { summer: 5, winter: 0 } as const;

const usualDayOf = (category: ConsumerCategory): UsualDay =>
  category === "evening-business" ? "saturday" : "weekday";

const isOf: Record<UsualDay, (weekday: number) => boolean> = {
  weekday: (weekday) => weekday > 0 && weekday < 6,
  saturday: (weekday) => weekday === 6,
};

/**
 * A usual day of June and one of January. Days of one kind and one month are nearly alike, so that the mean of them is a day that
 * there is: the mean of a whole summer mixes a school's weeks with its holidays, and shows a day that never comes.
 * @param consumption,shared Wh in a step of the grid: asked of the steps of those days alone
 */
export function typicalDays(
  grid: Grid,
  category: ConsumerCategory,
  { consumption, shared }: { readonly consumption: WhOfStep; readonly shared: WhOfStep },
): TypicalDay[] {
  const usualDay = usualDayOf(category);
  return (["summer", "winter"] as const).map((season) => {
    const meant = { month: monthOf[season], isMeant: isOf[usualDay] };
    const consumed = meanDay(grid, meant, consumption);
    const given = meanDay(grid, meant, shared);
    const hours = consumed.map((kwh, hour) => ({ consumptionKwh: kwh, sharedKwh: given[hour] ?? 0 }));
    return { season, usualDay, hours };
  });
}

/** kWh of each hour of the mean of some days. */
function meanDay(
  grid: Grid,
  { month, isMeant }: { readonly month: number; readonly isMeant: (weekday: number) => boolean },
  whOf: WhOfStep,
): number[] {
  const minutes = minuteOfStep(grid);
  const days = localDays(grid).filter((day) => day.month === month && isMeant(day.weekday));
  const sums = new Array<number>(24).fill(0);
  for (const { firstStep, steps } of days) {
    for (let t = firstStep; t < firstStep + steps; t++) {
      const hour = Math.floor(minutes[t]! / 60);
      sums[hour] = sums[hour]! + whOf(t) / 1000;
    }
  }
  return sums.map((sum) => (days.length > 0 ? sum / days.length : 0));
}
