import { applicationCalls } from "@mec/api/application";
import type { ApplicationProgress, ApplicationStatus } from "@mec/domain/application";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { byRefusal, frenchMessage, useClient } from "../../../../platform/client.tsx";
import { t } from "../../../../platform/i18n.ts";
import { pointsKey } from "../../../../platform/session.ts";
import { pointKey } from "../space/use-point.ts";

/** The other side has moved the application meanwhile, or the meter takes part elsewhere under another account. */
const refusals = () => ({
  INVALID_TRANSITION: t("Votre candidature a changé entre-temps. Voici où elle en est."),
  PRM_ALREADY_ACCEPTED: t(
    "Le PDL de ce lieu participe déjà à une opération, et ne peut en rejoindre qu’une. Vérifiez-le dans votre profil.",
  ),
});

function explain(error: unknown): string {
  return byRefusal(error, refusals()) ?? frenchMessage(error);
}

/** One step of the application by its holder; `error` is told in French. */
export function useMove(application: ApplicationProgress) {
  const call = useClient();
  const queries = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (status: ApplicationStatus) =>
      call(applicationCalls.moveApplication, { params: { id: application.id }, body: { status } }),
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: pointKey(application.consumerId ?? "") }),
        queries.invalidateQueries({ queryKey: pointsKey }),
      ]),
  });
  return { move: mutate, isPending, error: error ? explain(error) : null };
}
