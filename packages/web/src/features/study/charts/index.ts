import { lazy } from "react";

export type { FlowsPoint } from "./flows-chart.tsx";

/** The drawing library is fetched with the first chart. */
export const MonthsChart = lazy(async () => ({ default: (await import("./flows-chart.tsx")).MonthsChart }));
export const DayChart = lazy(async () => ({ default: (await import("./flows-chart.tsx")).DayChart }));
