import { lazyPiece } from "../kit/lazy-piece.tsx";

export { chartKwh } from "./chart-kwh.ts";
export { ChartFigure } from "./figure.tsx";

/** The drawing library is fetched with the first chart. */
export const EnergyChart = lazyPiece(async () => (await import("./energy-chart.tsx")).EnergyChart);
