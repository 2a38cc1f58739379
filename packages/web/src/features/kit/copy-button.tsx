import { Button, VisuallyHidden } from "@mantine/core";
import { IconCheck, IconCopy } from "@tabler/icons-react";
import { useState } from "react";
import { t } from "../../platform/i18n.ts";
import { notify } from "../../platform/notify.tsx";

interface Props {
  label: string;
  text: string;
}

/** Puts a text in the clipboard, and says that it is there until another is to be copied. */
export function CopyButton({ label, text }: Props) {
  const [copied, setCopied] = useState<string | null>(null);
  const isCopied = copied === text;
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(text);
    } catch {
      notify({
        color: "orange",
        message: t("Votre navigateur n’a pas voulu copier\u00a0: sélectionnez le texte, puis copiez-le."),
      });
    }
  }
  return (
    <>
      <Button
        variant="default"
        onClick={copy}
        leftSection={isCopied ? <IconCheck size={18} aria-hidden /> : <IconCopy size={18} aria-hidden />}
      >
        {isCopied ? t("Copié") : label}
      </Button>
      <VisuallyHidden role="status">{isCopied && t("Copié")}</VisuallyHidden>
    </>
  );
}
