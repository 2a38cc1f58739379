import { Button, Menu } from "@mantine/core";
import { pages } from "@mec/api";
import { applicationCalls } from "@mec/api/application";
import { documentCalls } from "@mec/api/document";
import { pointCalls } from "@mec/api/point";
import { allowedTransitions, countsAsParticipant, isLive, mayAskToLeave } from "@mec/domain/application";
import type { ProductionPoint } from "@mec/domain/point";
import { dayInParis, messages } from "@mec/domain/shared";
import { IconChevronDown } from "@tabler/icons-react";
import { Link } from "react-router";
import { useAct } from "../../../platform/act.ts";
import { useAnswer } from "../../../platform/answer.ts";
import { type Client, frenchMessage } from "../../../platform/client.tsx";
import { t } from "../../../platform/i18n.ts";
import { notify } from "../../../platform/notify.tsx";
import { ownPoints } from "../../../platform/session.ts";
import { about } from "../../../platform/stale.ts";
import { ActionMenu } from "../../../ui/dialog/action-menu.tsx";
import { type Question, useConfirm } from "../../../ui/feedback/confirm.tsx";
import { SummaryList } from "../../../ui/fields/summary-list.tsx";
import { useSignedCopies } from "../producer-documents/use-signed-copies.ts";
import { statusOf } from "./next-step.ts";
import { ProducerDeparture } from "./producer-departure.tsx";
import { hasSigned, leavingRows } from "./producer-leaving.ts";

interface Ending {
  question: Question;
  act: (call: Client) => Promise<unknown>;
  done: string;
  failed: string;
}

/** Withdraws a pending proposal; the installation stays. */
function withdrawal({ name, applicationProgress }: ProductionPoint): Ending | null {
  const step = allowedTransitions(statusOf({ applicationProgress }), "holder").find(
    ({ to }) => to === "REJECTED",
  );
  if (!applicationProgress || !step) return null;
  return {
    question: {
      title: t("Retirer la proposition de «\u00a0{{name}}\u00a0»\u202f?", { name }),
      body: t("Le porteur du projet en est prévenu. Vous pourrez la proposer à nouveau."),
      confirmLabel: t("Retirer ma proposition"),
      danger: true,
    },
    act: (call) =>
      call(applicationCalls.moveApplication, {
        params: { id: applicationProgress.id },
        body: { status: "REJECTED" },
      }),
    done: t("Votre proposition est retirée."),
    failed: messages.connectionFailed,
  };
}

/** Deletes an installation that is in no project. */
function deletion(point: ProductionPoint): Ending | null {
  const { id, name, projectId } = point;
  if (projectId || isLive(statusOf(point))) return null;
  return {
    question: {
      title: t("Supprimer «\u00a0{{name}}\u00a0»\u202f?", { name }),
      body: t("Ses informations et ses autorisations sont effacées. C’est définitif."),
      confirmLabel: t("Supprimer l’installation"),
      danger: true,
    },
    act: (call) => call(pointCalls.deleteProductionPoint, { params: { id } }),
    done: t("L’installation est supprimée."),
    failed: messages.deletionFailed,
  };
}

/** Ends what the point's holder may end, once he has confirmed it. */
function useEnd() {
  const confirm = useConfirm();
  const { mutate, isPending } = useAct((call, { act }: Ending) => act(call), {
    // His documents end with his application, and what they say is on the same card.
    stale: [ownPoints, about("production-point")],
    told: (_, { done }) => done,
    failed: (error, { failed }) => notify({ message: frenchMessage(error, failed), color: "red" }),
  });
  const end = async (ending: Ending) => {
    if (await confirm(ending.question)) mutate(ending);
  };
  return { end, isPending };
}

/** The same once something is signed: what ends, what goes on binding him, and how he ends it. */
const leavingEnding = (withdrawn: Ending, { name }: ProductionPoint, rows: LeavingRows): Ending => ({
  ...withdrawn,
  question: {
    title: t("Quitter le projet avec «\u00a0{{name}}\u00a0»\u202f?", { name }),
    body: <SummaryList rows={rows} />,
    confirmLabel: t("Quitter le projet"),
    danger: true,
  },
  done: t("Vous avez quitté le projet."),
});

type LeavingRows = ReturnType<typeof leavingRows>;

/** What binds an accepted producer who leaves; as it is when he asks, since he may have signed by a link meanwhile. */
function useLeaving(point: ProductionPoint) {
  const enabled = countsAsParticipant(statusOf(point));
  const params = { id: point.applicationProgress?.id ?? "" };
  const leaving = useAnswer(documentCalls.getApplicationLeaving, { params }, { enabled });
  const copies = useSignedCopies(point.id, enabled);
  return {
    isSigned: leaving.data !== undefined && hasSigned(leaving.data),
    async readRows(): Promise<LeavingRows> {
      if (!enabled) return [];
      const [{ data: now }, { data: some }] = await Promise.all([leaving.refetch(), copies.refetch()]);
      return now ? leavingRows(now, some ?? [], { today: dayInParis(new Date()), isAsked: false }) : [];
    },
  };
}

/** While the application waits, leaving is in a menu, apart from the other buttons, as on a consumer's page. */
function ApplicationMenu({
  point,
  leaving,
  shown,
}: {
  point: ProductionPoint;
  leaving: Ending;
  shown: string;
}) {
  const { end, isPending } = useEnd();
  const { isSigned, readRows } = useLeaving(point);
  const leave = async () => {
    const rows = await readRows();
    return end(rows.length > 0 ? leavingEnding(leaving, point, rows) : leaving);
  };
  const query = { productionPointId: point.id };
  const meter = pages.producerStep.to({ step: "sge" }, { query });
  return (
    <ActionMenu
      target={
        <Button
          variant="subtle"
          color="gray.8"
          size="sm"
          disabled={isPending}
          rightSection={<IconChevronDown size={16} aria-hidden />}
          aria-label={t("Autres actions ({{name}})", { name: point.name })}
        >
          {isPending ? messages.loading : t("Autres actions")}
        </Button>
      }
    >
      {/* As long as it waits for an answer, this is the card's own button. */}
      {statusOf(point) !== "APPLICATION" && (
        <Menu.Item component={Link} to={pages.producerStep.to({ step: "typology" }, { query })}>
          {t("Modifier l’installation")}
        </Menu.Item>
      )}
      <Menu.Item component={Link} to={pages.producerStep.to({ step: "price" }, { query })}>
        {t("Modifier le prix ou la TVA")}
      </Menu.Item>
      {shown !== meter && (
        <Menu.Item component={Link} to={meter}>
          {point.operational.isOperational ? t("Modifier le PDL") : t("Renseigner le PDL")}
        </Menu.Item>
      )}
      <Menu.Divider />
      <Menu.Item onClick={() => void leave()}>
        {isSigned ? t("Quitter le projet") : leaving.question.confirmLabel}
      </Menu.Item>
    </ActionMenu>
  );
}

function DeletionButton({ point, deleting }: { point: ProductionPoint; deleting: Ending }) {
  const { end, isPending } = useEnd();
  return (
    <Button
      variant="default"
      size="sm"
      disabled={isPending}
      onClick={() => end(deleting)}
      aria-label={`${deleting.question.confirmLabel} (${point.name})`}
    >
      {isPending ? messages.loading : deleting.question.confirmLabel}
    </Button>
  );
}

interface Props {
  point: ProductionPoint;
  /** Where the card's own button leads: it stands in no menu beside it. */
  shown: string;
}

/** What else the holder may do: withdraw an application, with its changes beside; ask to leave; else delete the point. */
export function OtherActions({ point, shown }: Props) {
  const leaving = withdrawal(point);
  if (leaving) return <ApplicationMenu {...{ point, leaving, shown }} />;
  const { applicationProgress: application } = point;
  if (application && mayAskToLeave(statusOf(point)))
    return <ProducerDeparture application={application} point={point} />;
  const deleting = deletion(point);
  return deleting && <DeletionButton point={point} deleting={deleting} />;
}
