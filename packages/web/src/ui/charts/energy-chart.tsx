import "@mantine/charts/styles.css";
import { AreaChart, BarChart } from "@mantine/charts";
import { t } from "../../platform/i18n.ts";
import { hoursAxis, kwhAxis } from "./axis.ts";
import { chartKwh } from "./chart-kwh.ts";

interface Props {
  /** Null where nothing is known. */
  points: readonly { readonly label: string; readonly kwh: number | null }[];
  shape: "bars" | "line";
}

/** One energy over time: bars for sums, a line for a day. */
export function EnergyChart({ points, shape }: Props) {
  const shared = {
    h: 260,
    data: [...points],
    dataKey: "label",
    valueFormatter: chartKwh,
    yAxisLabel: "kWh",
    yAxisProps: kwhAxis(Math.max(0, ...points.map(({ kwh }) => kwh ?? 0))),
    series: [{ name: "kwh", label: t("Énergie"), color: "green.6" }],
  };
  if (shape === "bars") return <BarChart {...shared} barProps={{ isAnimationActive: false }} />;
  return (
    <AreaChart
      {...shared}
      xAxisProps={hoursAxis(points.map(({ label }) => label))}
      withDots={false}
      connectNulls={false}
      curveType="linear"
      areaProps={{ isAnimationActive: false }}
    />
  );
}
