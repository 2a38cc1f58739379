import { pmoCalls } from "@mec/api/pmo";
import { isAlreadyCreated, type PmoAssociation } from "@mec/domain/pmo";
import { messages } from "@mec/domain/shared";
import { useState } from "react";
import { useCreation } from "../../../parts/pmo/pmo-queries.ts";
import { useAct } from "../../../platform/act.ts";
import { frenchMessage } from "../../../platform/client.tsx";
import { t } from "../../../platform/i18n.ts";
import { useKeptAnswers } from "../../../platform/kept-answers.ts";
import { notify } from "../../../platform/notify.tsx";
import { answerKey } from "../../../platform/question.ts";

interface Answer {
  alreadyCreated: boolean;
}

/** Stores the answer on the server; a refusal is shown in a toast. */
function useSaveCreation(projectId: string, onSettled: (answer: Answer) => void) {
  const { put, giveUp } = useKeptAnswers();
  const params = { id: projectId };
  return useAct((call, body: Answer) => call(pmoCalls.savePmoCreation, { params, body }), {
    // One after the other, so that the last answer is the one stored.
    inTurn: `creation ${projectId}`,
    before: () => giveUp(answerKey(pmoCalls.getPmoCreation, { params })),
    leave: (saved) => put(pmoCalls.getPmoCreation, { params }, saved),
    after: (_, answer) => onSettled(answer),
    failed: (error, answer) => {
      notify({
        title: t("Votre réponse n’est pas enregistrée"),
        message: frenchMessage(error, messages.projectDataFailed),
        color: "red",
      });
      onSettled(answer);
    },
  });
}

/**
 * Whether the association existed before the project. A new answer shows at once; if it is refused, the
 * former one is back.
 */
export function useAlreadyCreated(
  projectId: string,
  association: PmoAssociation | null,
): [boolean, (value: boolean) => void] {
  const { data: kept } = useCreation(projectId);
  const [said, say] = useState<Answer | null>(null);
  const { mutate } = useSaveCreation(projectId, (answer) =>
    say((newest) => (newest === answer ? null : newest)),
  );
  function answer(alreadyCreated: boolean) {
    const given = { alreadyCreated };
    say(given);
    mutate(given);
  }
  return [isAlreadyCreated((said ?? kept)?.alreadyCreated ?? null, association), answer];
}
