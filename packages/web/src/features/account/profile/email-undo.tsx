import { Alert, Anchor, Button, Stack } from "@mantine/core";
import { pages } from "@mec/api";
import { accountCalls } from "@mec/api/account";
import { messages } from "@mec/domain/shared";
import { useState } from "react";
import { Link, useSearchParams } from "react-router";
import { useAct } from "../../../platform/act.ts";
import { frenchMessage } from "../../../platform/client.tsx";
import { t } from "../../../platform/i18n.ts";
import { useAdoptSession } from "../../../platform/session.ts";
import styles from "../../../ui/feedback/mailed-link.module.css";
import { Unbroken } from "../../../ui/layout/unbroken.tsx";

/** Opened by the link sent to the former address: asks first, since undoing the change ends every session. */
export function EmailUndo() {
  const [params] = useSearchParams();
  const [token] = useState(() => params.get("email-undo"));
  const adoptSession = useAdoptSession();
  const undo = useAct((call, body: { token: string }) => call(accountCalls.undoEmailChange, { body }), {
    after: () => adoptSession(null),
  });
  if (token === null) return null;
  if (undo.isSuccess) {
    return (
      <div className={styles.result}>
        <Alert role="status" color="green" title={t("Le changement est annulé")}>
          {t(
            "Votre compte garde cette adresse. Tous les appareils sont déconnectés, et ce qui avait été ajouté depuis pour se connecter (clés d’accès, application, codes de secours) est retiré\u00a0: ouvrez l’e-mail que nous venons de vous envoyer pour choisir un nouveau mot de passe.",
          )}
        </Alert>
      </div>
    );
  }
  return (
    <div className={styles.result}>
      <Alert color="sun" title={<Unbroken text={t("Annuler le changement d’adresse e-mail\u202f?")} />}>
        <Stack gap="sm" align="flex-start">
          <span>
            {t(
              "Votre compte retrouvera l’adresse où vous avez reçu ce lien. Tous les appareils seront déconnectés, les clés d’accès, l’application et les codes de secours ajoutés depuis seront retirés, et il faudra choisir un nouveau mot de passe.",
            )}
          </span>
          {undo.error && (
            <span role="alert">
              {frenchMessage(undo.error)}{" "}
              <Anchor component={Link} to={pages.resetPassword.to()} inherit>
                {t("Mot de passe oublié\u202f?")}
              </Anchor>
            </span>
          )}
          <Button size="sm" color="gray.9" disabled={undo.isPending} onClick={() => undo.mutate({ token })}>
            {undo.isPending ? messages.loading : t("Annuler le changement")}
          </Button>
        </Stack>
      </Alert>
    </div>
  );
}
