import { applicationCalls } from "@mec/api/application";
import { deSomebody, formatDate } from "@mec/domain/shared";
import { useAct } from "../../../platform/act.ts";
import { frenchMessage } from "../../../platform/client.tsx";
import { t } from "../../../platform/i18n.ts";
import { notify } from "../../../platform/notify.tsx";
import { useConfirm } from "../../../ui/feedback/confirm.tsx";
import { projectAnswers } from "../../project/own-project.ts";

interface Settled {
  readonly id: string;
  readonly name: string;
  readonly day: string;
  /** The end of the owner's own notice: nobody asked for it. */
  readonly isOwners?: true;
}

/** The owner gives up the day that he had settled for a departure, once he has confirmed. */
export function useGivingUp(projectId: string, after?: () => void) {
  const confirm = useConfirm();
  const { mutate, isPending } = useAct(
    (call, { id }: Settled) => call(applicationCalls.unscheduleDeparture, { params: { id } }),
    {
      stale: projectAnswers(projectId),
      told: (_, { name }) => t("Le départ {{of}} n’est plus réglé.", { of: deSomebody(name) }),
      ...(after && { after }),
      failed: (error) => notify({ message: frenchMessage(error), color: "red" }),
    },
  );
  const giveUp = async (settled: Settled) => {
    const day = formatDate(settled.day);
    const isSure = await confirm({
      space: "indigo",
      title: t("Renoncer au {{day}}\u202f?", { day }),
      body: settled.isOwners
        ? t(
            "Ce participant reste, et ce que vous avez signé ensemble tient. Les personnes prévenues du {{day}} le sont de ce changement.",
            { day },
          )
        : t(
            "La demande de départ attend de nouveau votre réponse, et peut être retirée. Les personnes prévenues du {{day}} le sont de ce changement.",
            { day },
          ),
      confirmLabel: t("Renoncer à ce jour"),
    });
    if (isSure) mutate(settled);
  };
  return { giveUp, isPending };
}
