import { Alert, Button, Group, Text } from "@mantine/core";
import { publicProjectCalls } from "@mec/api/project";
import { messages } from "@mec/domain/shared";
import { useSearchParams } from "react-router";
import { useAct } from "../../../platform/act.ts";
import { frenchMessage } from "../../../platform/client.tsx";
import { t } from "../../../platform/i18n.ts";

/** Opened by the link at the foot of an alert's e-mail: one click stops these e-mails. */
export function AlertRemoval() {
  const [params, setParams] = useSearchParams();
  const token = params.get("alert-removal");
  const removal = useAct((call, body: { token: string }) =>
    call(publicProjectCalls.removeProjectAlert, { body }),
  );
  if (token === null) return null;
  const close = () =>
    setParams((before) => {
      before.delete("alert-removal");
      return before;
    });
  return (
    <Alert
      color={removal.isSuccess ? "green" : "sun"}
      title={removal.isSuccess ? t("Alerte supprimée") : t("Ne plus recevoir d’alerte ?")}
      withCloseButton
      closeButtonLabel={t("Fermer")}
      onClose={close}
      radius={0}
      role="region"
      aria-label={t("Alerte par e-mail")}
    >
      <div role="status">
        {removal.isSuccess && (
          <Text size="sm">
            {t("Votre adresse e-mail a été effacée : vous ne recevrez plus ces messages.")}
          </Text>
        )}
        {removal.isError && (
          <Text size="sm" mb="xs">
            {frenchMessage(
              removal.error,
              t("Ce lien n’est plus valable : l’alerte est sans doute déjà supprimée."),
            )}
          </Text>
        )}
      </div>
      {!removal.isSuccess && (
        <Group>
          <Button
            size="sm"
            color="gray.9"
            disabled={removal.isPending}
            onClick={() => removal.mutate({ token })}
          >
            {removal.isPending ? messages.loading : t("Supprimer mon alerte")}
          </Button>
        </Group>
      )}
    </Alert>
  );
}
