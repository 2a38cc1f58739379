import { lazyPiece } from "../../../ui/kit/lazy-piece.tsx";

export type { FlowsPoint } from "./flows-chart.tsx";

/** The drawing library is fetched with the first chart. */
export const MonthsChart = lazyPiece(async () => (await import("./flows-chart.tsx")).MonthsChart);
export const DayChart = lazyPiece(async () => (await import("./flows-chart.tsx")).DayChart);
