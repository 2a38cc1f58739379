import type { Study } from "@mec/api/study";
import type { Chart } from "./charts.ts";

const colors = { production: "#d08700", consumption: "#8a94a3", shared: "#17643f" } as const;
const nbsp = "\u00a0";
const chartHeight = 200;
const dayHeight = 150;

export const seasonLabels = { summer: "d’été", winter: "d’hiver" } as const;

const monthName = new Intl.DateTimeFormat("fr-FR", { month: "short", timeZone: "UTC" });

export function monthsChart({ months }: Study): Chart {
  return {
    alt: `Production, consommation et énergie partagée de chaque mois, en kWh${nbsp}: les valeurs sont dans le tableau qui suit.`,
    height: chartHeight,
    unit: "kWh",
    labels: months.map(({ month }) => monthName.format(new Date(`${month}-01`))),
    series: [
      { label: "Production", color: colors.production, values: months.map((one) => one.productionKwh) },
      { label: "Consommation", color: colors.consumption, values: months.map((one) => one.consumptionKwh) },
      { label: "Énergie partagée", color: colors.shared, values: months.map((one) => one.sharedKwh) },
    ],
  };
}

export function dayChart({ season, hours }: Study["typicalDays"][number]): Chart {
  return {
    alt: `Jour moyen ${seasonLabels[season]}, heure par heure${nbsp}: production, consommation et énergie partagée.`,
    height: dayHeight,
    unit: "kWh",
    labels: ["0 h", "6 h", "12 h", "18 h"],
    series: [
      { label: "Production", color: colors.production, values: hours.map((hour) => hour.productionKwh) },
      { label: "Consommation", color: colors.consumption, values: hours.map((hour) => hour.consumptionKwh) },
      { label: "Partagée", color: colors.shared, values: hours.map((hour) => hour.sharedKwh) },
    ],
  };
}
