import { Alert, Button, Group } from "@mantine/core";
import { accountCalls } from "@mec/api/account";
import { messages } from "@mec/domain/shared";
import { IconMail } from "@tabler/icons-react";
import { ResendConfirmation } from "../../../parts/account/resend-confirmation.tsx";
import { useAct } from "../../../platform/act.ts";
import { frenchMessage } from "../../../platform/client.tsx";
import { t } from "../../../platform/i18n.ts";
import { answerKey } from "../../../platform/question.ts";

/** A new address waits for its link; the account keeps the one it has until then. */
export function PendingEmail({ email, current }: { email: string; current: string }) {
  const cancel = useAct((call) => call(accountCalls.cancelEmailChange, {}), {
    stale: [answerKey(accountCalls.getProfile)],
  });
  return (
    <Alert
      role="note"
      color="sun"
      icon={<IconMail aria-hidden />}
      title={t("Nouvelle adresse en attente de confirmation")}
    >
      <p style={{ margin: "0 0 12px", overflowWrap: "anywhere" }}>
        {t(
          "Suivez le lien envoyé à {{email}}. D’ici là, votre adresse reste {{current}}, pour vous connecter comme pour nos messages.",
          { email, current },
        )}
      </p>
      {cancel.error && <p role="alert">{frenchMessage(cancel.error)}</p>}
      <Group gap="sm">
        <ResendConfirmation of="resendEmailChange" />
        <Button
          size="sm"
          variant="subtle"
          color="gray.9"
          disabled={cancel.isPending}
          onClick={() => cancel.mutate()}
        >
          {cancel.isPending ? messages.loading : t("Garder mon adresse actuelle")}
        </Button>
      </Group>
    </Alert>
  );
}
