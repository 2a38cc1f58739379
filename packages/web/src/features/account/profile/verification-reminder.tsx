import { Alert, Button } from "@mantine/core";
import { accountCalls } from "@mec/api/account";
import { messages } from "@mec/domain/shared";
import { IconMail } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { frenchMessage, useClient } from "../../../platform/client.tsx";
import { t } from "../../../platform/i18n.ts";

/** Nothing waits for the confirmation, but mails may go astray without it. */
export function VerificationReminder({ email }: { email: string }) {
  const call = useClient();
  const resend = useMutation({ mutationFn: () => call(accountCalls.resendVerification, {}) });
  return (
    <Alert
      role="note"
      color="sun"
      icon={<IconMail aria-hidden />}
      title={t("Confirmez votre adresse e-mail")}
    >
      <p style={{ margin: "0 0 12px" }}>
        {t(
          "Suivez le lien envoyé à {{email}}. Sans cela, nos messages pourraient ne pas vous parvenir, et un projet publié reste signalé à la modération.",
          { email },
        )}
      </p>
      <div aria-live="polite">
        {resend.isSuccess && t("Un nouvel e-mail est parti.")}
        {resend.error && frenchMessage(resend.error)}
      </div>
      {!resend.isSuccess && (
        <Button
          size="sm"
          variant="default"
          onClick={() => !resend.isPending && resend.mutate()}
          data-disabled={resend.isPending || undefined}
          aria-disabled={resend.isPending}
        >
          {resend.isPending ? messages.loading : t("Renvoyer l’e-mail")}
        </Button>
      )}
    </Alert>
  );
}
