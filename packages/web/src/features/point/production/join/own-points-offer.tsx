import { Alert, Button, Card, Divider, Stack, Title } from "@mantine/core";
import { currentStatus, isLive } from "@mec/domain/application";
import type { ProductionPoint } from "@mec/domain/point";
import { messages } from "@mec/domain/shared";
import { useState } from "react";
import { OwnPointChoice } from "../../../../parts/point/own-point-choice.tsx";
import { useAct } from "../../../../platform/act.ts";
import { frenchMessage } from "../../../../platform/client.tsx";
import { t } from "../../../../platform/i18n.ts";
import { ownPoints, usePoints } from "../../../../platform/session.ts";
import { applyWith } from "./send-point.ts";
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
  const apply = useAct((call, pointId: string) => applyWith(call, target, pointId), {
    stale: [ownPoints],
    after: (_, pointId) => onSent(pointId),
  });
  const free = points?.productionPoints.filter(isFree) ?? [];
  if (free.length === 0) return null;
  return (
    <>
      <Card>
        <Stack gap="md" align="flex-start">
          <OwnPointChoice
            label={t("Proposer une installation déjà enregistrée")}
            points={free}
            value={chosen}
            onChange={setChosen}
          />
          {apply.error && (
            <Alert color="red" role="alert">
              {frenchMessage(apply.error)}
            </Alert>
          )}
          <Button
            disabled={chosen === null || apply.isPending}
            onClick={() => chosen !== null && apply.mutate(chosen)}
          >
            {apply.isPending ? messages.loading : t("Proposer cette installation")}
          </Button>
        </Stack>
      </Card>
      <Divider my="xl" />
      <Title order={2} size="h4" mb="lg">
        {t("Ou en enregistrer une nouvelle")}
      </Title>
    </>
  );
}
