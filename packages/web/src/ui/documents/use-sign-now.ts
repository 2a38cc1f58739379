import { useMutation } from "@tanstack/react-query";
import { ApiError, frenchMessage } from "../../platform/client.tsx";
import { t } from "../../platform/i18n.ts";
import { notify } from "../../platform/notify.tsx";

const isNothing = (error: unknown) => error instanceof ApiError && error.message === "NOTHING_TO_SIGN";

/**
 * Opens the page where a person signs all that waits, without going through the mail.
 * @param ask asks for a fresh personal link
 * @param nothing what is said when nothing waits any more.
 */
export function useSignNow(
  ask: () => Promise<{ url: string }>,
  nothing = t("Rien n’attend votre signature pour le moment."),
) {
  return useMutation({
    mutationFn: ask,
    onSuccess: ({ url }) => window.location.assign(url),
    onError: (error) => notify({ message: isNothing(error) ? nothing : frenchMessage(error), color: "red" }),
  });
}
