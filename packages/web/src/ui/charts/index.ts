import { lazy } from "react";

export { chartKwh } from "./chart-kwh.ts";
export { ChartFigure } from "./figure.tsx";

/** The drawing library is fetched with the first chart. */
export const EnergyChart = lazy(async () => ({ default: (await import("./energy-chart.tsx")).EnergyChart }));
