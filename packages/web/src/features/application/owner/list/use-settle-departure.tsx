import { type Applicant, applicationCalls } from "@mec/api/application";
import { isBeforeNotice, saleEndsBy } from "@mec/domain/application";
import { deSomebody, formatDate } from "@mec/domain/shared";
import { projectAnswers } from "../../../../parts/project/own-project.ts";
import { useAct } from "../../../../platform/act.ts";
import { frenchMessage } from "../../../../platform/client.tsx";
import { t } from "../../../../platform/i18n.ts";
import { notify } from "../../../../platform/notify.tsx";
import { useConfirm } from "../../../../ui/feedback/confirm.tsx";
import { holderName } from "./movements.ts";

/** Ends the participation of a person who asked to leave, once the owner has confirmed. */
export function useSettleDeparture(projectId: string, onDone: () => void) {
  const confirm = useConfirm();
  const settling = useAct(
    (call, applicant: Applicant) => call(applicationCalls.settleDeparture, { params: { id: applicant.id } }),
    {
      stale: projectAnswers(projectId),
      told: (_, applicant) => t("{{name}} a quitté l’opération.", { name: holderName(applicant) }),
      after: onDone,
      failed: (error) => notify({ message: frenchMessage(error), color: "red" }),
    },
  );
  return async (applicant: Applicant) => {
    const { departure } = applicant;
    if (!departure) return;
    const notice = isBeforeNotice(departure)
      ? t(" Son contrat de vente court jusqu’au {{end}}, sauf accord du producteur ou déménagement.", {
          end: formatDate(saleEndsBy(departure)),
        })
      : "";
    const isSure = await confirm({
      space: "indigo",
      title: t("Acter le départ {{of}}\u00a0?", { of: deSomebody(holderName(applicant)) }),
      body: t(
        "Départ demandé pour le {{date}}.{{notice}} La personne quitte l’opération dès maintenant sur la plateforme et en est prévenue par e-mail. Pensez à en informer le gestionnaire de réseau.",
        { date: formatDate(departure.leavingOn), notice },
      ),
      confirmLabel: t("Acter le départ"),
      danger: true,
    });
    if (isSure) settling.mutate(applicant);
  };
}
