import { Alert, Button, Text } from "@mantine/core";
import { applicationCalls } from "@mec/api/application";
import { documentCalls, type Leaving } from "@mec/api/document";
import type { ProjectProducer } from "@mec/api/point";
import { dayInParis, deSomebody, formatDate, messages } from "@mec/domain/shared";
import { sellersRows, settlingRows } from "../../../../parts/application/departure/settling-rows.ts";
import { projectAnswers } from "../../../../parts/project/own-project.ts";
import { useAct } from "../../../../platform/act.ts";
import { useAnswer } from "../../../../platform/answer.ts";
import { frenchMessage } from "../../../../platform/client.tsx";
import { t } from "../../../../platform/i18n.ts";
import { notify } from "../../../../platform/notify.tsx";
import { useConfirm } from "../../../../ui/feedback/confirm.tsx";
import { SummaryList } from "../../../../ui/fields/summary-list.tsx";
import { Unbroken } from "../../../../ui/layout/unbroken.tsx";

/** A producer asks to leave: his day and reason, and the owner's way to settle it. */
export function ProducerLeaving({ point, projectId }: { point: ProjectProducer; projectId: string }) {
  const confirm = useConfirm();
  const { applicationProgress: application, holder } = point;
  const name = `${holder.firstName} ${holder.lastName}`;
  const { mutate, isPending } = useAct(
    (call, id: string) => call(applicationCalls.settleDeparture, { params: { id } }),
    {
      stale: projectAnswers(projectId),
      told: () => t("{{name}} a quitté le projet.", { name }),
      failed: (error) => notify({ message: frenchMessage(error), color: "red" }),
    },
  );
  const leaving = useAnswer(
    documentCalls.getApplicationLeaving,
    { params: { id: application?.id ?? "" } },
    { enabled: Boolean(application?.departure) },
  );
  if (!application?.departure) return null;
  const { id, departure } = application;
  const running = (known: Leaving | undefined) => sellersRows(departure, known);
  const settle = async () => {
    // He may have signed a contract since the page was opened.
    const { data: now } = await leaving.refetch();
    const rows = settlingRows(departure, {
      running: running(now),
      told: t("Le producteur et ses acheteurs en sont prévenus par e-mail."),
      today: dayInParis(new Date()),
    });
    const isSure = await confirm({
      space: "indigo",
      title: t("Acter le départ {{of}}\u00a0?", { of: deSomebody(name) }),
      body: <SummaryList rows={rows} />,
      confirmLabel: t("Acter le départ"),
      danger: true,
    });
    if (isSure) mutate(id);
  };
  return (
    <Alert
      color="sun"
      mt="md"
      title={t("Souhaite partir le {{date}}", { date: formatDate(departure.leavingOn) })}
    >
      {leaving.data &&
        running(leaving.data).map(({ label, value }) => (
          <Text key={label} size="sm" mb="sm" style={{ overflowWrap: "anywhere" }}>
            <Unbroken text={`${label}\u00a0: ${value.charAt(0).toLowerCase()}${value.slice(1)}`} />
          </Text>
        ))}
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
