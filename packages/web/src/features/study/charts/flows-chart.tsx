import "@mantine/charts/styles.css";
import { BarChart, CompositeChart } from "@mantine/charts";
import { t } from "../../../platform/i18n.ts";
import { axisNumber, chartKwh } from "../../../ui/charts/chart-kwh.ts";

/** What is shared, what the grid supplies, and what is produced, over one step of the chart. */
export interface FlowsPoint {
  readonly label: string;
  readonly sharedKwh: number;
  readonly gridKwh: number;
  /** Absent for a home, which has no production of its own. */
  readonly productionKwh?: number;
}

const kwhAxis = { width: 64, tickFormatter: axisNumber };
const height = 260;
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
      yAxisProps={kwhAxis}
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
 * compared share the `top` of their axis.
 */
export function DayChart({ points, top }: { points: readonly FlowsPoint[]; top?: number }) {
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
      yAxisProps={top === undefined ? kwhAxis : { ...kwhAxis, domain: [0, top] }}
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
