import { Button } from "@mantine/core";
import { accountCalls } from "@mec/api/account";
import { messages } from "@mec/domain/shared";
import { useMutation } from "@tanstack/react-query";
import { frenchMessage, useClient } from "../../platform/client.tsx";
import { t } from "../../platform/i18n.ts";

interface Props {
  /** Which mail is sent again: that of the account's address, or that of the one it waits for. */
  of?: "resendVerification" | "resendEmailChange";
}

/** Sends the link that confirms the person's address again, and says so. */
export function ResendConfirmation({ of = "resendVerification" }: Props) {
  const call = useClient();
  const resend = useMutation({ mutationFn: () => call(accountCalls[of], {}) });
  return (
    <>
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
    </>
  );
}
