import { Button, Group, Skeleton, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { t } from "../../../platform/i18n.ts";
import { ChartFigure, chartKwh, EnergyChart } from "../../../ui/charts/index.ts";
import { LoadError } from "../../../ui/feedback/load-error.tsx";
import type { Meter } from "./meter.ts";
import { labelOf, titleOf, zoomInto } from "./series-words.ts";
import { type SeriesView, useSeries } from "./use-curve.ts";

const wholeCurve: SeriesView = { view: "months" };

interface LevelsProps {
  view: SeriesView;
  show: (view: SeriesView) => void;
}

/** Links from a day back to its month, and to the whole curve. */
function Levels({ view, show }: LevelsProps) {
  if (view.view === "months") return null;
  return (
    <Group gap="xs">
      <Button size="compact-md" variant="default" onClick={() => show(wholeCurve)}>
        {t("Tous les mois")}
      </Button>
      {view.view === "steps" && view.from && (
        <Button size="compact-md" variant="default" onClick={() => show({ view: "days", from: view.from })}>
          {titleOf({ view: "days", from: view.from })}
        </Button>
      )}
    </Group>
  );
}

/** The load curve by month, then by day of a month, then step by step over a day. */
export function CurveChart({ meter }: { meter: Meter }) {
  const [wanted, show] = useState(wholeCurve);
  const { data, error, refetch } = useSeries(meter, wanted);
  if (error) return <LoadError error={error} retry={refetch} />;
  if (!data) return <Skeleton height={260} radius={12} />;
  const { view, points } = data;
  const bars = points.map(({ at, kwh }) => ({ label: labelOf(view.view, at), kwh }));
  return (
    <Stack gap="sm">
      <Levels view={wanted} show={show} />
      <ChartFigure
        title={titleOf(view)}
        summary={t("L’énergie mesurée par le compteur.")}
        heads={[t("Moment"), t("Énergie")]}
        rows={bars.map(({ label, kwh }) => [label, kwh === null ? t("Manquant") : chartKwh(kwh)])}
      >
        <EnergyChart points={bars} shape={view.view === "steps" ? "line" : "bars"} />
      </ChartFigure>
      {view.view !== "steps" && (
        <Group gap={6} role="group" aria-label={t("Voir de plus près")}>
          <Text size="sm">{t("Voir de plus près\u00a0:")}</Text>
          {points.map(({ at }) => (
            <Button key={at} size="compact-sm" variant="light" onClick={() => show(zoomInto(view.view, at))}>
              {labelOf(view.view, at)}
            </Button>
          ))}
        </Group>
      )}
    </Stack>
  );
}
