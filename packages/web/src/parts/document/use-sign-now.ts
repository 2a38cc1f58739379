import { useAct } from "../../platform/act.ts";
import { type Client, frenchMessage, isRefusal } from "../../platform/client.tsx";
import { t } from "../../platform/i18n.ts";
import { notify } from "../../platform/notify.tsx";

/** Signing is refused until the account's own address is confirmed. */
export const waitsForEmail = (error: unknown): boolean => isRefusal(error, "EMAIL_NOT_CONFIRMED");

/** Signing is refused until the address of the signatory whom the account named is confirmed. */
export const waitsForAddress = (error: unknown): boolean => isRefusal(error, "ADDRESS_NOT_CONFIRMED");

/** What waits is to be signed by somebody else, whom the account named. */
export const waitsForAnother = (error: unknown): boolean => isRefusal(error, "SIGNED_BY_ANOTHER");

/**
 * Opens the page where a person signs everything that waits for him, without going through the mail.
 * @param ask asks for a fresh personal link
 * @param nothing the message when nothing waits any more
 */
export function useSignNow(
  ask: (call: Client) => Promise<{ url: string }>,
  nothing = t("Rien n’attend votre signature pour le moment."),
) {
  return useAct(ask, {
    after: ({ url }) => window.location.assign(url),
    failed: (error) => {
      // These refusals are shown on the page, with the button that resolves them.
      if (waitsForEmail(error) || waitsForAddress(error) || waitsForAnother(error)) return;
      const message = isRefusal(error, "NOTHING_TO_SIGN") ? nothing : frenchMessage(error);
      notify({ message, color: "red" });
    },
  });
}
