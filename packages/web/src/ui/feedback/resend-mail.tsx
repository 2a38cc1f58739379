import { Button } from "@mantine/core";
import { messages } from "@mec/domain/shared";
import { useAct } from "../../platform/act.ts";
import { type Client, frenchMessage } from "../../platform/client.tsx";
import { t } from "../../platform/i18n.ts";

interface Props {
  resend: (call: Client) => Promise<unknown>;
  /** Within a line, not under a text. */
  isInline?: boolean;
}

/** Sends again a mail that somebody waits for, and says so. */
export function ResendMail({ resend, isInline = false }: Props) {
  const { mutate, isPending, isSuccess, error } = useAct(resend);
  return (
    <>
      <div aria-live="polite">
        {isSuccess && t("Un nouvel e-mail est parti.")}
        {error && frenchMessage(error)}
      </div>
      {!isSuccess && (
        <Button
          // Of no padding: where it wraps, it stands under the text's own edge.
          {...(isInline
            ? { size: "compact-sm", variant: "transparent", px: 0 }
            : { size: "sm", variant: "default" })}
          onClick={() => !isPending && mutate()}
          data-disabled={isPending || undefined}
          aria-disabled={isPending}
        >
          {isPending ? messages.loading : t("Renvoyer l’e-mail")}
        </Button>
      )}
    </>
  );
}
