import { Alert } from "@mantine/core";
import { signInCalls } from "@mec/api/account";
import { frenchMessage } from "../../../platform/client.tsx";
import { t } from "../../../platform/i18n.ts";
import { useMailedLink } from "../../../platform/use-mailed-link.ts";

/** The outcome of the link that unlocks a locked account, when one opened the page. */
export function UnlockResult() {
  const { isSuccess, error } = useMailedLink("unlock", (call, token) =>
    call(signInCalls.unlockLogin, { body: { token } }),
  );
  if (error)
    return (
      <Alert color="red" title={t("La connexion n’a pas pu être rouverte")} mb="xl">
        {frenchMessage(error)}
      </Alert>
    );
  if (!isSuccess) return null;
  return (
    <Alert role="status" color="green" title={t("Vous pouvez vous connecter")} mb="xl">
      {t("La connexion à votre compte est rouverte.")}
    </Alert>
  );
}
