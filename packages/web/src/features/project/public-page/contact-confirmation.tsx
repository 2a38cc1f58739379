import { publicProjectCalls } from "@mec/api/project";
import { t } from "../../../platform/i18n.ts";
import { useMailedLink } from "../../../platform/use-mailed-link.ts";
import { MailedLinkResult } from "../../../ui/feedback/mailed-link-result.tsx";

/** The outcome of the link that sends a message to the owner, when one opened the page. */
export function ContactConfirmation() {
  const result = useMailedLink("contact", (call, token) =>
    call(publicProjectCalls.confirmContact, { body: { token } }),
  );
  return (
    <MailedLinkResult
      result={result}
      done={{
        title: t("Votre message est parti"),
        text: t(
          "Le porteur du projet le reçoit par e-mail et vous répondra à l’adresse que vous venez de confirmer.",
        ),
      }}
      failed={{
        title: t("Votre message n’a pas pu être envoyé"),
        text: t("Ce lien n’est plus valable\u00a0: il a déjà servi, ou il date de plus de 7\u00a0jours."),
      }}
    />
  );
}
