import { type Applicant, applicationCalls } from "@mec/api/application";
import { formatDate } from "@mec/domain/shared";
import { useQueryClient } from "@tanstack/react-query";
import { projectKey } from "../../../../parts/project/own-project.ts";
import { frenchMessage, useClient } from "../../../../platform/client.tsx";
import { t } from "../../../../platform/i18n.ts";
import { notify } from "../../../../platform/notify.tsx";
import { useConfirm } from "../../../../ui/feedback/confirm.tsx";
import { holderName } from "./movements.ts";

/** A participant who asked to leave is let go, once the owner has confirmed. */
export function useSettleDeparture(projectId: string, onDone: () => void) {
  const call = useClient();
  const queries = useQueryClient();
  const confirm = useConfirm();
  return async (applicant: Applicant) => {
    const name = holderName(applicant);
    const date = applicant.departure ? formatDate(applicant.departure.leavingOn) : "";
    const isSure = await confirm({
      space: "indigo",
      title: t("Acter le départ de {{name}}\u00a0?", { name }),
      body: t(
        "Départ demandé pour le {{date}}. La personne quitte l’opération dès maintenant sur la plateforme et en est prévenue par e-mail. Pensez à en informer le gestionnaire de réseau.",
        { date },
      ),
      confirmLabel: t("Acter le départ"),
      danger: true,
    });
    if (!isSure) return;
    try {
      await call(applicationCalls.settleDeparture, { params: { id: applicant.id } });
      await queries.invalidateQueries({ queryKey: projectKey(projectId) });
      notify({ message: t("{{name}} a quitté l’opération.", { name }), color: "green" });
      onDone();
    } catch (error) {
      notify({ message: frenchMessage(error), color: "red" });
    }
  };
}
