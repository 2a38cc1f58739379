import { Button } from "@mantine/core";
import { messages } from "@mec/domain/shared";
import { useAct } from "../../platform/act.ts";
import { type Client, frenchMessage } from "../../platform/client.tsx";
import { t } from "../../platform/i18n.ts";

interface Props {
  resend: (call: Client) => Promise<unknown>;
  /** Within a line, not under a text. */
  isInline?: boolean;
  /** What the button says, and its whole name where that alone does not tell of what. */
  words?: { readonly action: string; readonly label?: string };
}

/** Sends again a mail that somebody waits for, and says so. */
export function ResendMail({ resend, isInline = false, words }: Props) {
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
          aria-label={words?.label}
        >
          {isPending ? messages.loading : (words?.action ?? t("Renvoyer l’e-mail"))}
        </Button>
      )}
    </>
  );
}
