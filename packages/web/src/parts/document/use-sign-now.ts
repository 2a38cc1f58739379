import { useAct } from "../../platform/act.ts";
import { frenchMessage, isRefusal } from "../../platform/client.tsx";
import { t } from "../../platform/i18n.ts";
import { notify } from "../../platform/notify.tsx";

/** Signing waits for the address of the account itself. */
export const waitsForEmail = (error: unknown): boolean => isRefusal(error, "EMAIL_NOT_CONFIRMED");

/** Signing waits for the address of the person whom the account named. */
export const waitsForAddress = (error: unknown): boolean => isRefusal(error, "ADDRESS_NOT_CONFIRMED");

/**
 * Opens the page where a person signs all that waits, without going through the mail.
 * @param ask asks for a fresh personal link
 * @param nothing what is said when nothing waits any more.
 */
export function useSignNow(
  ask: () => Promise<{ url: string }>,
  nothing = t("Rien n’attend votre signature pour le moment."),
) {
  return useAct(ask, {
    after: ({ url }) => window.location.assign(url),
    failed: (error) => {
      // What can be mended on the spot is said there.
      if (waitsForEmail(error) || waitsForAddress(error)) return;
      const message = isRefusal(error, "NOTHING_TO_SIGN") ? nothing : frenchMessage(error);
      notify({ message, color: "red" });
    },
  });
}
