import { Alert, Button } from "@mantine/core";
import { pmoCalls } from "@mec/api/pmo";
import { messages } from "@mec/domain/shared";
import { takenBackText } from "../../../parts/pmo/taken-back.ts";
import { projectAnswers } from "../../../parts/project/own-project.ts";
import { useAct } from "../../../platform/act.ts";
import { frenchMessage } from "../../../platform/client.tsx";
import { t } from "../../../platform/i18n.ts";
import { useConfirm } from "../../../ui/feedback/confirm.tsx";

interface Props {
  projectId: string;
  /** Called once the stored description is erased: the typed draft must go too. */
  onReset: () => void;
}

/** Erases the association after a confirmation, with the answer to whether it existed already. */
export function ResetButton({ projectId, onReset }: Props) {
  const confirm = useConfirm();
  const { mutate, isPending, error } = useAct(
    (call) => call(pmoCalls.resetPmoAssociation, { params: { id: projectId } }),
    {
      stale: projectAnswers(projectId),
      told: ({ takenBack }) => {
        const [erased, back] = [t("La description de l’association est effacée."), takenBackText(takenBack)];
        return { message: back === undefined ? erased : `${erased} ${back}` };
      },
      after: onReset,
    },
  );

  async function reset() {
    const isSure = await confirm({
      space: "indigo",
      title: t("Réinitialiser l’association\u202f?"),
      body: t(
        "Son nom, ses coordonnées, son numéro RNA, son préambule, son territoire et ses fondateurs sont effacés, et les étapes reprennent comme pour une association à créer. L’interlocuteur, la cotisation et les fichiers déposés restent.",
      ),
      confirmLabel: t("Réinitialiser"),
      danger: true,
    });
    if (isSure) mutate();
  }

  return (
    <>
      <Button variant="subtle" color="red" c="red.9" disabled={isPending} onClick={reset}>
        {isPending ? messages.loading : t("Réinitialiser")}
      </Button>
      {error && (
        <Alert color="red" role="alert" w="100%">
          {frenchMessage(error, messages.deletionFailed)}
        </Alert>
      )}
    </>
  );
}
