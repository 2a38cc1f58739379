import { Button } from "@mantine/core";
import { applicationCalls } from "@mec/api/application";
import { pointCalls } from "@mec/api/point";
import { allowedTransitions, isLive } from "@mec/domain/application";
import type { ProductionPoint } from "@mec/domain/point";
import { messages } from "@mec/domain/shared";
import { useAct } from "../../../platform/act.ts";
import { type Client, frenchMessage } from "../../../platform/client.tsx";
import { t } from "../../../platform/i18n.ts";
import { notify } from "../../../platform/notify.tsx";
import { ownPoints } from "../../../platform/session.ts";
import { type Question, useConfirm } from "../../../ui/feedback/confirm.tsx";
import { statusOf } from "./next-step.ts";

interface Ending {
  question: Question;
  act: (call: Client) => Promise<unknown>;
  done: string;
  failed: string;
}

/** Withdraws a pending application; the installation stays. */
function withdrawal({ name, applicationProgress }: ProductionPoint): Ending | null {
  const step = allowedTransitions(statusOf({ applicationProgress }), "holder").find(
    ({ to }) => to === "REJECTED",
  );
  if (!applicationProgress || !step) return null;
  return {
    question: {
      title: t("Retirer la candidature de «\u00a0{{name}}\u00a0»\u202f?", { name }),
      body: t("Le porteur du projet en est prévenu. Vous pourrez candidater à nouveau."),
      confirmLabel: t("Retirer ma candidature"),
      danger: true,
    },
    act: (call) =>
      call(applicationCalls.moveApplication, {
        params: { id: applicationProgress.id },
        body: { status: "REJECTED" },
      }),
    done: t("Votre candidature est retirée."),
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

/** Withdraws a production point's application if there is one; otherwise deletes the point. */
export function EndButton({ point }: { point: ProductionPoint }) {
  const confirm = useConfirm();
  const ending = withdrawal(point) ?? deletion(point);
  const { mutate, isPending } = useAct((call, { act }: Ending) => act(call), {
    stale: [ownPoints],
    told: (_, { done }) => done,
    failed: (error, { failed }) => notify({ message: frenchMessage(error, failed), color: "red" }),
  });
  if (!ending) return null;
  const ask = async () => {
    if (await confirm(ending.question)) mutate(ending);
  };
  return (
    <Button
      variant="default"
      size="sm"
      disabled={isPending}
      onClick={ask}
      aria-label={`${ending.question.confirmLabel} (${point.name})`}
    >
      {isPending ? messages.loading : ending.question.confirmLabel}
    </Button>
  );
}
