import { pmoCalls } from "@mec/api/pmo";
import { isAlreadyCreated, type PmoAssociation } from "@mec/domain/pmo";
import { messages } from "@mec/domain/shared";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { creationKey, useCreation } from "../../../parts/pmo/pmo-queries.ts";
import { frenchMessage, useClient } from "../../../platform/client.tsx";
import { t } from "../../../platform/i18n.ts";
import { notify } from "../../../platform/notify.tsx";

interface Answer {
  alreadyCreated: boolean;
}

/** Keeps an answer on the server; refused, it says so. */
function useSaveCreation(projectId: string, onSettled: (answer: Answer) => void) {
  const call = useClient();
  const queries = useQueryClient();
  const queryKey = creationKey(projectId);
  return useMutation({
    // One after the other: the last one said is the one kept.
    scope: { id: queryKey.join() },
    mutationFn: (body: Answer) => call(pmoCalls.savePmoCreation, { params: { id: projectId }, body }),
    onMutate: () => queries.cancelQueries({ queryKey }),
    onSuccess: (saved) => queries.setQueryData(queryKey, saved),
    onError: (error) =>
      notify({
        title: t("Votre réponse n’est pas enregistrée"),
        message: frenchMessage(error, messages.projectDataFailed),
        color: "red",
      }),
    onSettled: (_saved, _error, answer) => onSettled(answer),
  });
}

/** Whether the association existed before its owner came. A new answer shows at once; refused, the former is back. */
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
