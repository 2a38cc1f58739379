import { Card, Divider, Stack, Title } from "@mantine/core";
import { currentStatus, isLive } from "@mec/domain/application";
import type { ProductionPoint } from "@mec/domain/point";
import { useState } from "react";
import { OwnPointChoice } from "../../../../parts/point/own-point-choice.tsx";
import { t } from "../../../../platform/i18n.ts";
import { usePoints } from "../../../../platform/session.ts";
import { ProposeOwn } from "./propose-own.tsx";
import type { ProducerTarget } from "./use-producer-target.ts";

const isFree = ({ projectId, applicationProgress }: ProductionPoint): boolean =>
  !projectId && !isLive(currentStatus(applicationProgress?.progress ?? []));

interface Props {
  target: ProducerTarget;
  onSent: (pointId: string) => void;
}

/** Offers a producer the installation that he already registered. */
export function OwnPointsOffer({ target, onSent }: Props) {
  const { data: points } = usePoints();
  const [chosen, setChosen] = useState<string | null>(null);
  const free = points?.productionPoints.filter(isFree) ?? [];
  const point = free.find(({ id }) => id === chosen);
  if (free.length === 0) return null;
  return (
    <>
      <Card>
        <Stack gap="md">
          <OwnPointChoice
            label={t("Proposer une installation déjà enregistrée")}
            points={free}
            value={chosen}
            onChange={setChosen}
          />
          {point && <ProposeOwn key={point.id} target={target} point={point} onSent={onSent} />}
        </Stack>
      </Card>
      <Divider my="xl" />
      <Title order={2} size="h4" mb="lg">
        {t("Ou en enregistrer une nouvelle")}
      </Title>
    </>
  );
}
