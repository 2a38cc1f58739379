import { Alert, Button } from "@mantine/core";
import { messages } from "@mec/domain/shared";
import { IconMail } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { frenchMessage } from "../../platform/client.tsx";
import { t } from "../../platform/i18n.ts";

interface Props {
  text: string;
  resend: () => Promise<unknown>;
}

/** An address waits to be confirmed: the mail that asks for it can be sent again. */
export function ResendMail({ text, resend }: Props) {
  const { mutate, isPending, isSuccess, error } = useMutation({ mutationFn: resend });
  return (
    <Alert role="note" color="sun" mt="md" icon={<IconMail aria-hidden />} title={t("Adresse à confirmer")}>
      <p style={{ margin: "0 0 12px" }}>{text}</p>
      <div aria-live="polite">
        {isSuccess && t("Un nouvel e-mail est parti.")}
        {error && frenchMessage(error)}
      </div>
      {!isSuccess && (
        <Button
          size="sm"
          variant="default"
          onClick={() => !isPending && mutate()}
          data-disabled={isPending || undefined}
          aria-disabled={isPending}
        >
          {isPending ? messages.loading : t("Renvoyer l’e-mail")}
        </Button>
      )}
    </Alert>
  );
}
