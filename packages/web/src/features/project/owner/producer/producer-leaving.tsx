import { Alert, Button, Text } from "@mantine/core";
import { applicationCalls } from "@mec/api/application";
import type { ProjectProducer } from "@mec/api/point";
import { deSomebody, formatDate, messages } from "@mec/domain/shared";
import { projectAnswers } from "../../../../parts/project/own-project.ts";
import { useAct } from "../../../../platform/act.ts";
import { frenchMessage } from "../../../../platform/client.tsx";
import { t } from "../../../../platform/i18n.ts";
import { notify } from "../../../../platform/notify.tsx";
import { useConfirm } from "../../../../ui/feedback/confirm.tsx";

/** A producer asks to leave: his day and reason, and the owner's way to settle it. */
export function ProducerLeaving({ point, projectId }: { point: ProjectProducer; projectId: string }) {
  const confirm = useConfirm();
  const { applicationProgress: application, holder } = point;
  const name = `${holder.firstName} ${holder.lastName}`;
  const { mutate, isPending } = useAct(
    (call, id: string) => call(applicationCalls.settleDeparture, { params: { id } }),
    {
      stale: projectAnswers(projectId),
      told: () => t("{{name}} a quitté l’opération.", { name }),
      failed: (error) => notify({ message: frenchMessage(error), color: "red" }),
    },
  );
  if (!application?.departure) return null;
  const { id, departure } = application;
  const day = formatDate(departure.leavingOn);
  const settle = async () => {
    const isSure = await confirm({
      space: "indigo",
      title: t("Acter le départ {{of}}\u00a0?", { of: deSomebody(name) }),
      body: t(
        "Départ demandé pour le {{date}}. L’installation quitte l’opération dès maintenant sur la plateforme. Le producteur et ses acheteurs en sont prévenus par e-mail. Pensez à en informer le gestionnaire de réseau.",
        { date: day },
      ),
      confirmLabel: t("Acter le départ"),
      danger: true,
    });
    if (isSure) mutate(id);
  };
  return (
    <Alert color="sun" mt="md" title={t("Souhaite partir le {{date}}", { date: day })}>
      {departure.reason && (
        <Text size="sm" mb="sm" style={{ overflowWrap: "anywhere" }}>
          {departure.reason}
        </Text>
      )}
      <Button size="sm" variant="default" disabled={isPending} onClick={() => void settle()}>
        {isPending ? messages.loading : t("Acter le départ")}
      </Button>
    </Alert>
  );
}
