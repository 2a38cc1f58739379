import { applicationCalls } from "@mec/api/application";
import { deSomebody, formatDate } from "@mec/domain/shared";
import { useAct } from "../../../platform/act.ts";
import { frenchMessage } from "../../../platform/client.tsx";
import { t } from "../../../platform/i18n.ts";
import { notify } from "../../../platform/notify.tsx";
import { useConfirm } from "../../../ui/feedback/confirm.tsx";
import { projectAnswers } from "../../project/own-project.ts";

interface Whose {
  readonly id: string;
  readonly name: string;
}

export const noticeLabel = (): string => t("Mettre fin à sa participation");

/** The owner ends the participation of who has signed all and does not share yet, once he has confirmed. */
export function useOwnerNotice(projectId: string, after?: () => void) {
  const confirm = useConfirm();
  const { mutate, isPending } = useAct(
    (call, { id }: Whose) => call(applicationCalls.giveNotice, { params: { id }, body: { reason: "" } }),
    {
      stale: projectAnswers(projectId),
      told: ({ leavingOn }, { name }) =>
        t("La participation {{of}} prend fin le {{day}}.", {
          of: deSomebody(name),
          day: formatDate(leavingOn),
        }),
      ...(after && { after }),
      failed: (error) => notify({ message: frenchMessage(error), color: "red" }),
    },
  );
  const giveNotice = async (whose: Whose) => {
    const isSure = await confirm({
      space: "indigo",
      title: t("Mettre fin à la participation {{of}}\u202f?", { of: deSomebody(whose.name) }),
      body: t(
        "Tout est signé, et ce participant ne partage pas encore\u00a0: il part de lui-même au terme du préavis de ses contrats, d’un mois au moins. Un e-mail le lui dit, comme à qui a signé avec lui\u00a0; écrivez-le aussi par lettre, à l’adresse de ses papiers. Vous pouvez y renoncer d’ici là, pas avancer ce jour.",
      ),
      confirmLabel: noticeLabel(),
      danger: true,
    });
    if (isSure) mutate(whose);
  };
  return { giveNotice, isPending };
}
