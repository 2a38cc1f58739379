import { Alert } from "@mantine/core";
import { IconMail } from "@tabler/icons-react";
import { ResendConfirmation } from "../../../parts/account/resend-confirmation.tsx";
import { t } from "../../../platform/i18n.ts";
import { Unbroken } from "../../../ui/layout/unbroken.tsx";

/** Reminds that publishing, inviting and signing require a confirmed address. */
export function VerificationReminder({ email }: { email: string }) {
  return (
    <Alert
      role="note"
      color="sun"
      icon={<IconMail aria-hidden />}
      title={<Unbroken text={t("Confirmez votre adresse e-mail")} />}
    >
      <p style={{ margin: "0 0 12px", overflowWrap: "anywhere" }}>
        {t(
          "Suivez le lien envoyé à {{email}}. D’ici là, un projet que vous publiez reste en attente, et vous ne pouvez ni inviter, ni ouvrir depuis votre compte ce qui est à signer.",
          { email },
        )}
      </p>
      <ResendConfirmation />
    </Alert>
  );
}
