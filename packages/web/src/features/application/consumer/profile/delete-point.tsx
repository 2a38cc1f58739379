import { Alert, Anchor, Button, Stack, Text } from "@mantine/core";
import { pages } from "@mec/api";
import { pointCalls } from "@mec/api/point";
import { signedPaperCalls } from "@mec/api/signature";
import { currentStatus, isLive } from "@mec/domain/application";
import type { ConsumptionPoint } from "@mec/domain/point";
import { messages } from "@mec/domain/shared";
import { Link, useNavigate } from "react-router";
import { useAct } from "../../../../platform/act.ts";
import { useAnswer } from "../../../../platform/answer.ts";
import { frenchMessage } from "../../../../platform/client.tsx";
import { t } from "../../../../platform/i18n.ts";
import { ownPoints } from "../../../../platform/session.ts";
import { useConfirm } from "../../../../ui/feedback/confirm.tsx";
import { deletionText } from "./deletion-words.ts";

/** Deletes a point that has no pending or running application. */
export function DeletePoint({ point }: { point: ConsumptionPoint }) {
  const navigate = useNavigate();
  const confirm = useConfirm();
  const { mutate, isPending, error } = useAct(
    (call) => call(pointCalls.deleteConsumptionPoint, { params: { id: point.id } }),
    {
      leave: () => navigate(pages.portfolio.to(), { replace: true }),
      stale: [ownPoints],
      told: () => t("Ce lieu est supprimé."),
    },
  );
  const isBusy =
    point.applicationProgress !== null && isLive(currentStatus(point.applicationProgress.progress));

  // Read when it is asked: what is signed meanwhile counts.
  const { refetch, isFetching } = useAnswer(
    signedPaperCalls.listSignedPapers,
    { query: {} },
    { enabled: false, retry: false },
  );

  async function remove() {
    const { data: signed } = await refetch();
    const isSure = await confirm({
      title: t("Supprimer «\u00a0{{name}}\u00a0»\u202f?", { name: point.name }),
      body: deletionText(point.id, signed),
      confirmLabel: t("Supprimer ce lieu"),
      danger: true,
    });
    if (isSure) mutate();
  }

  if (isBusy) {
    return (
      <Text size="sm" c="dimmed">
        {t("Pour supprimer ce lieu, mettez d’abord fin à sa candidature ou à sa participation\u00a0:")}{" "}
        <Anchor component={Link} to={pages.consumerApplication.to({ consumerId: point.id })} inherit>
          {t("voir comment sur la page de sa candidature")}
        </Anchor>
      </Text>
    );
  }
  return (
    <Stack align="flex-start">
      {error && (
        <Alert color="red" role="alert" w="100%">
          {frenchMessage(error, messages.deletionFailed)}
        </Alert>
      )}
      <Button variant="subtle" color="red" c="red.9" disabled={isPending || isFetching} onClick={remove}>
        {isPending ? messages.loading : t("Supprimer ce lieu")}
      </Button>
    </Stack>
  );
}
