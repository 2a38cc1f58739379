import { accountCalls } from "@mec/api/account";
import { useClient } from "../../../platform/client.tsx";
import { t } from "../../../platform/i18n.ts";
import { useMailedLink } from "../../../platform/use-mailed-link.ts";
import { MailedLinkResult } from "../../../ui/feedback/mailed-link-result.tsx";

/** The outcome of the link that confirms the e-mail address, when one opened the page. */
export function VerificationResult() {
  const call = useClient();
  const result = useMailedLink("verification", (token) =>
    call(accountCalls.verifyEmail, { body: { token } }),
  );
  return (
    <MailedLinkResult
      result={result}
      done={{
        title: t("Votre adresse e-mail est confirmée"),
        text: t(
          "Merci. Un projet que vous aviez publié est maintenant en ligne, et vous pouvez inviter et signer.",
        ),
      }}
      failed={{ title: t("Votre adresse n’a pas pu être confirmée") }}
    />
  );
}
