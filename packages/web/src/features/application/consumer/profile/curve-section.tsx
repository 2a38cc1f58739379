import { Card, Skeleton, Title } from "@mantine/core";
import type { ConsumptionPoint } from "@mec/domain/point";
import { type ComponentType, Suspense } from "react";
import { t } from "../../../../platform/i18n.ts";

/** The load curve belongs to the study feature: the app passes the component that shows it. */
export type CurveSlot = ComponentType<{
  kind: "consumer";
  pointId: string;
  prm: string | null;
  consentPath: string;
}>;

interface Props {
  point: ConsumptionPoint;
  Curve: CurveSlot;
}

/** The meter's load curve. */
export function CurveSection({ point, Curve }: Props) {
  return (
    <Card component="section" id="curve" aria-labelledby="curve-title" style={{ scrollMarginTop: 80 }}>
      <Title order={2} size="h4" id="curve-title" mb="sm">
        {t("Mes relevés de consommation")}
      </Title>
      <Suspense fallback={<Skeleton height={160} radius={12} />}>
        <Curve kind="consumer" pointId={point.id} prm={point.prm} consentPath="#meter" />
      </Suspense>
    </Card>
  );
}
