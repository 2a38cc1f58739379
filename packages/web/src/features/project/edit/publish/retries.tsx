import { Alert, Button, Group, Stack } from "@mantine/core";
import { projectCalls } from "@mec/api/project";
import type { PictureSubject } from "@mec/domain/project";
import { messages } from "@mec/domain/shared";
import type { ReactNode } from "react";
import { projectAnswers } from "../../../../parts/project/own-project.ts";
import { useAct } from "../../../../platform/act.ts";
import { t } from "../../../../platform/i18n.ts";
import { detailsWith, useUnsaidOperator } from "./unsaid-operator.ts";
import { useKeptPicture } from "./use-kept-picture.ts";
import { addPicture } from "./use-publish.ts";

interface RetryProps {
  title: string;
  /** What stands without it. */
  children: ReactNode;
  isPending: boolean;
  onRetry: () => void;
  goOn: string;
  onGoOn: () => void;
}

/** What could not be sent after the project: it exists, and another try makes no second one. */
const Retry = ({ title, children, isPending, onRetry, goOn, onGoOn }: RetryProps) => (
  <Alert color="red" role="alert" title={title}>
    <Stack gap="sm" align="flex-start">
      <span>{children}</span>
      <Group>
        <Button size="sm" disabled={isPending} onClick={onRetry}>
          {isPending ? messages.loading : messages.retry}
        </Button>
        <Button size="sm" variant="default" onClick={onGoOn}>
          {goOn}
        </Button>
      </Group>
    </Stack>
  </Alert>
);

const unsent = {
  project: t("L’image n’a pas pu être envoyée"),
  bearer: t("La photo ou le logo n’a pas pu être envoyé"),
};

/** A picture still stored after the publication could not be sent. */
export function PictureRetry({ projectId, of }: { projectId: string; of: PictureSubject }) {
  const [picture, keep] = useKeptPicture(of);
  const retry = useAct(
    (call, file: File) => call(addPicture[of], { params: { id: projectId }, file, fileName: file.name }),
    { leave: () => keep(null), stale: projectAnswers(projectId) },
  );
  if (!picture) return null;
  return (
    <Retry
      title={unsent[of]}
      isPending={retry.isPending}
      onRetry={() => retry.mutate(picture)}
      goOn={t("Continuer sans image")}
      onGoOn={() => keep(null)}
    >
      {t("Votre projet est bien enregistré, sans son image ({{detail}}).", {
        detail: messages.projectImageFailed,
      })}
    </Retry>
  );
}

/** The grid operator that could not be said. */
export function OperatorRetry({ projectId }: { projectId: string }) {
  const { gridOperator, forget } = useUnsaidOperator(projectId);
  const retry = useAct(
    (call, said: string) => call(projectCalls.savePerimeterDetails, detailsWith(projectId, said)),
    { leave: forget, stale: projectAnswers(projectId) },
  );
  if (gridOperator === "") return null;
  return (
    <Retry
      title={t("Le gestionnaire du réseau n’a pas pu être enregistré")}
      isPending={retry.isPending}
      onRetry={() => retry.mutate(gridOperator)}
      goOn={t("Le dire plus tard")}
      onGoOn={forget}
    >
      {t(
        "Votre projet est bien enregistré, sans «\u00a0{{operator}}\u00a0». Vous pouvez aussi le dire dans «\u00a0Mon périmètre\u00a0».",
        { operator: gridOperator },
      )}
    </Retry>
  );
}
