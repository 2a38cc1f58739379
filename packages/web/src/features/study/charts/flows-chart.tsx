import "@mantine/charts/styles.css";
import { BarChart, CompositeChart } from "@mantine/charts";
import { t } from "../../../platform/i18n.ts";
import { hoursAxis, kwhAxis } from "../../../ui/charts/axis.ts";
import { chartKwh } from "../../../ui/charts/chart-kwh.ts";

/** What is shared, what the grid supplies, and what is produced, over one step of the chart. */
export interface FlowsPoint {
  readonly label: string;
  readonly sharedKwh: number;
  readonly gridKwh: number;
  /** Absent for a home, which has no production of its own. */
  readonly productionKwh?: number;
}

const height = 260;
/** The most that is drawn of some points: what is consumed, or produced. */
const mostOf = (points: readonly FlowsPoint[]): number =>
  Math.max(0, ...points.flatMap((each) => [each.sharedKwh + each.gridKwh, each.productionKwh ?? 0]));

const production = () =>
  ({
    name: "productionKwh",
    label: t("Production"),
    color: "green.7",
    type: "line",
    strokeDasharray: "5 4",
  }) as const;

/** A year in months: the shared energy at the foot of each bar, what suppliers provide above it. */
export function MonthsChart({ points }: { points: readonly FlowsPoint[] }) {
  return (
    <BarChart
      h={height}
      data={[...points]}
      dataKey="label"
      type="stacked"
      withLegend
      valueFormatter={chartKwh}
      yAxisLabel="kWh"
      yAxisProps={kwhAxis(mostOf(points))}
      barProps={{ isAnimationActive: false }}
      series={[
        { name: "sharedKwh", label: t("Énergie locale"), color: "sun.4" },
        { name: "gridKwh", label: t("Complément du fournisseur"), color: "gray.4" },
      ]}
    />
  );
}

/**
 * A day hour by hour: consumption as a line, its local part filled, production beside where there is one. Days that are
 * compared share their axis, up to the `most` of all.
 */
export function DayChart({ points, most }: { points: readonly FlowsPoint[]; most: number }) {
  const hasProduction = points.some(({ productionKwh }) => productionKwh !== undefined);
  return (
    <CompositeChart
      h={height}
      data={points.map((point) => ({ ...point, consumptionKwh: point.sharedKwh + point.gridKwh }))}
      dataKey="label"
      withLegend
      withDots={false}
      curveType="monotone"
      valueFormatter={chartKwh}
      yAxisLabel="kWh"
      xAxisProps={hoursAxis(points.map(({ label }) => label))}
      yAxisProps={kwhAxis(most)}
      areaProps={{ isAnimationActive: false }}
      lineProps={{ isAnimationActive: false }}
      series={[
        { name: "sharedKwh", label: t("Énergie locale"), color: "sun.4", type: "area" },
        { name: "consumptionKwh", label: t("Consommation"), color: "gray.9", type: "line" },
        ...(hasProduction ? [production()] : []),
      ]}
    />
  );
}
