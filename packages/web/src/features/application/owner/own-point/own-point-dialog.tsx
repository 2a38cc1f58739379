import { Alert, Anchor, Button, Group, Skeleton, Stack, Text } from "@mantine/core";
import { pages } from "@mec/api";
import { applicationCalls } from "@mec/api/application";
import { currentStatus, isLive } from "@mec/domain/application";
import { asConsumer, type ConsumptionPoint } from "@mec/domain/point";
import { messages } from "@mec/domain/shared";
import { useState } from "react";
import { Link, useSearchParams } from "react-router";
import { OwnPointChoice } from "../../../../parts/point/own-point-choice.tsx";
import { projectAnswers } from "../../../../parts/project/own-project.ts";
import { useAct } from "../../../../platform/act.ts";
import { frenchMessage } from "../../../../platform/client.tsx";
import { t } from "../../../../platform/i18n.ts";
import { ownPoints, usePoints } from "../../../../platform/session.ts";
import { Dialog } from "../../../../ui/dialog/dialog.tsx";
import { savedPlace } from "../../saved-place.ts";

const isFree = ({ applicationProgress }: ConsumptionPoint): boolean =>
  !isLive(currentStatus(applicationProgress?.progress ?? []));

function useApplyForOwner(projectId: string, onDone: () => void) {
  return useAct(
    (call, consumptionPointId: string) =>
      call(applicationCalls.apply, {
        body: { projectId, participant: asConsumer(consumptionPointId), isFromProjectOwner: true },
      }),
    {
      stale: [...projectAnswers(projectId), ownPoints],
      told: () => t("Votre point figure maintenant parmi les candidatures."),
      after: onDone,
    },
  );
}

/** Leads back here once the place is saved. */
const NewPoint = ({ projectId, children }: { projectId: string; children: string }) => (
  <Anchor
    component={Link}
    to={pages.consumerStep.to({ step: "type" }, { query: { ownProjectId: projectId } })}
  >
    {children}
  </Anchor>
);

/** Adds one of the owner's own points as a candidate of his project. */
export function OwnPointDialog({ projectId, onClose }: { projectId: string; onClose: () => void }) {
  const { data: points } = usePoints();
  const [query] = useSearchParams();
  const [chosen, setChosen] = useState<string | null>(query.get(savedPlace));
  const apply = useApplyForOwner(projectId, onClose);
  const free = points?.consumptionPoints.filter(isFree);
  return (
    <Dialog title={t("Ajouter mon propre point")} space="indigo" onClose={onClose}>
      <Stack gap="lg">
        {!free && <Skeleton height={80} />}
        {free?.length === 0 && (
          <Text>
            {points?.consumptionPoints.length === 0
              ? t("Décrivez d’abord le logement ou le bâtiment qui consommera\u00a0: vous reviendrez ici.")
              : t("Vos lieux candidatent déjà tous à un projet\u00a0: ajoutez-en un autre.")}{" "}
            <NewPoint projectId={projectId}>{t("Ajouter un point de consommation")}</NewPoint>
          </Text>
        )}
        {free && free.length > 0 && (
          <>
            <OwnPointChoice
              label={t("Quel point de consommation rejoint votre projet\u00a0?")}
              points={free}
              value={chosen}
              onChange={setChosen}
            />
            <NewPoint projectId={projectId}>{t("Ajouter un autre lieu")}</NewPoint>
          </>
        )}
        {apply.error && (
          <Alert color="red" role="alert">
            {frenchMessage(apply.error)}
          </Alert>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t("Annuler")}
          </Button>
          {free && free.length > 0 && (
            <Button
              disabled={chosen === null || apply.isPending}
              onClick={() => chosen !== null && apply.mutate(chosen)}
            >
              {apply.isPending ? messages.loading : t("Ajouter à mon projet")}
            </Button>
          )}
        </Group>
      </Stack>
    </Dialog>
  );
}
