import { pmoCalls } from "@mec/api/pmo";
import { isAlreadyCreated } from "@mec/domain/pmo";
import { messages } from "@mec/domain/shared";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { frenchMessage, useClient } from "../../../platform/client.tsx";
import { t } from "../../../platform/i18n.ts";
import { notify } from "../../../platform/notify.tsx";
import { creationKey, type Pmo } from "../../../ui/pmo/pmo-queries.ts";

/** Whether the association existed before its owner came. A new answer shows at once; refused, the former is back. */
export function useAlreadyCreated(
  projectId: string,
  { association, creation }: Pmo,
): [boolean, (value: boolean) => void] {
  const call = useClient();
  const queries = useQueryClient();
  const queryKey = creationKey(projectId);
  const { mutate, variables, isPending } = useMutation({
    // One after the other: the last one said is the one kept.
    scope: { id: queryKey.join() },
    mutationFn: (alreadyCreated: boolean) =>
      call(pmoCalls.savePmoCreation, { params: { id: projectId }, body: { alreadyCreated } }),
    onMutate: () => queries.cancelQueries({ queryKey }),
    onSuccess: (saved) => queries.setQueryData(queryKey, saved),
    onError: (error) =>
      notify({
        title: t("Votre réponse n’est pas enregistrée"),
        message: frenchMessage(error, messages.projectDataFailed),
        color: "red",
      }),
  });
  const answer = isPending ? variables : creation.alreadyCreated;
  return [isAlreadyCreated(answer, association), mutate];
}
