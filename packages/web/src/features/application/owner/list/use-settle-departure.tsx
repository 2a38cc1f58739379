import { type Applicant, applicationCalls } from "@mec/api/application";
import { dayInParis, deSomebody } from "@mec/domain/shared";
import { buyersRows, settlingRows } from "../../../../parts/application/departure/settling-rows.ts";
import { projectAnswers } from "../../../../parts/project/own-project.ts";
import { useAct } from "../../../../platform/act.ts";
import { frenchMessage } from "../../../../platform/client.tsx";
import { t } from "../../../../platform/i18n.ts";
import { notify } from "../../../../platform/notify.tsx";
import { useConfirm } from "../../../../ui/feedback/confirm.tsx";
import { SummaryList } from "../../../../ui/fields/summary-list.tsx";
import { holderName } from "./movements.ts";

/** Ends the participation of a person who asked to leave, once the owner has confirmed. */
export function useSettleDeparture(projectId: string, onDone: () => void) {
  const confirm = useConfirm();
  const settling = useAct(
    (call, applicant: Applicant) => call(applicationCalls.settleDeparture, { params: { id: applicant.id } }),
    {
      stale: projectAnswers(projectId),
      told: (_, applicant) => t("{{name}} a quitté le projet.", { name: holderName(applicant) }),
      after: onDone,
      failed: (error) => notify({ message: frenchMessage(error), color: "red" }),
    },
  );
  return async (applicant: Applicant) => {
    const { departure } = applicant;
    if (!departure) return;
    const rows = settlingRows(departure, {
      running: buyersRows(departure),
      told: t("Cette personne en est prévenue par e-mail."),
      today: dayInParis(new Date()),
    });
    const isSure = await confirm({
      space: "indigo",
      title: t("Acter le départ {{of}}\u00a0?", { of: deSomebody(holderName(applicant)) }),
      body: <SummaryList rows={rows} />,
      confirmLabel: t("Acter le départ"),
      danger: true,
    });
    if (isSure) settling.mutate(applicant);
  };
}
