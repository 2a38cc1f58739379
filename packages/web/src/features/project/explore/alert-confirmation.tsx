import { publicProjectCalls } from "@mec/api/project";
import { t } from "../../../platform/i18n.ts";
import { useMailedLink } from "../../../platform/use-mailed-link.ts";
import { MailedLinkResult } from "../../../ui/feedback/mailed-link-result.tsx";

/** The outcome of the link that confirms an alert, when one opened the page. */
export function AlertConfirmation() {
  const result = useMailedLink("alert-confirmation", (call, token) =>
    call(publicProjectCalls.confirmProjectAlert, { body: { token } }),
  );
  return (
    <MailedLinkResult
      result={result}
      done={{
        title: t("Votre alerte est confirmée"),
        text: t("Nous vous écrirons dès qu’un projet publié pourra accueillir votre adresse."),
      }}
      failed={{
        title: t("Cette alerte n’a pas pu être confirmée"),
        text: t("Ce lien n’est plus valable\u00a0: il a déjà servi, ou il date de plus de 7\u00a0jours."),
      }}
    />
  );
}
