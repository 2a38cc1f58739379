import { SimpleGrid } from "@mantine/core";
import type { Study } from "@mec/api/study";
import { t } from "../../../platform/i18n.ts";
import { ChartFigure, chartKwh } from "../../../ui/charts/index.ts";
import { SeeMore } from "../../../ui/layout/see-more.tsx";
import { DayChart, type FlowsPoint, MonthsChart } from "../charts/index.ts";

type Flows = Study["months"][number];

const toPoint = (label: string, flows: Omit<Flows, "month">): FlowsPoint => ({
  label,
  sharedKwh: flows.sharedKwh,
  gridKwh: Math.max(0, flows.consumptionKwh - flows.sharedKwh),
  productionKwh: flows.productionKwh,
});

const monthName = new Intl.DateTimeFormat("fr-FR", { month: "short", timeZone: "UTC" });
const nameOfMonth = (month: string) => monthName.format(new Date(`${month}-15T00:00:00Z`));

const heads = () => [t("Moment"), t("Consommation"), t("Énergie locale"), t("Production")];
const rowOf = (point: FlowsPoint) => [
  point.label,
  chartKwh(point.sharedKwh + point.gridKwh),
  chartKwh(point.sharedKwh),
  chartKwh(point.productionKwh ?? 0),
];

const dayTitles = { summer: "Un jour d’été moyen", winter: "Un jour d’hiver moyen" } as const;

/** The year in months, and a day of each season: on a phone in one tap. */
export function Charts({ study }: { study: Study }) {
  const months = study.months.map(({ month, ...flows }) => toPoint(nameOfMonth(month), flows));
  const hours = study.typicalDays.flatMap((day) => day.hours);
  const most = Math.max(0, ...hours.flatMap((flows) => [flows.consumptionKwh, flows.productionKwh]));
  return (
    <div>
      <SeeMore label={t("Voir l’année mois par mois, et deux jours types")}>
        <ChartFigure
          title={t("Mois par mois")}
          summary={t("La consommation des participants chaque mois, avec sa part locale.")}
          heads={heads()}
          rows={months.map(rowOf)}
        >
          <MonthsChart points={months} />
        </ChartFigure>
        <SimpleGrid mt="xl" cols={{ base: 1, md: 2 }} spacing="xl">
          {study.typicalDays.map(({ season, hours }) => {
            const points = hours.map((flows, hour) => toPoint(`${hour} h`, flows));
            return (
              <ChartFigure
                key={season}
                title={t(dayTitles[season])}
                summary={t("La consommation heure par heure, sa part locale et la production.")}
                heads={heads()}
                rows={points.map(rowOf)}
              >
                <DayChart points={points} most={most} />
              </ChartFigure>
            );
          })}
        </SimpleGrid>
      </SeeMore>
    </div>
  );
}
