import { applicationCalls } from "@mec/api/application";
import type { ApplicationProgress, ApplicationStatus } from "@mec/domain/application";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ApiError, frenchMessage, useClient } from "../../../../platform/client.tsx";
import { t } from "../../../../platform/i18n.ts";
import { pointsKey } from "../../../../platform/session.ts";
import { pointKey } from "../space/use-point.ts";

/** The other side has moved the application meanwhile: the page shows where it stands now. */
function explain(error: unknown): string {
  const isLate = error instanceof ApiError && error.message === "INVALID_TRANSITION";
  return isLate ? t("Votre candidature a changé entre-temps. Voici où elle en est.") : frenchMessage(error);
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
