import { Button, VisuallyHidden } from "@mantine/core";
import { IconCheck, IconCopy } from "@tabler/icons-react";
import { useState } from "react";
import { t } from "../../platform/i18n.ts";
import { notify } from "../../platform/notify.tsx";

interface Props {
  label: string;
  text: string;
  /** The message once it is copied. */
  copied?: string;
  variant?: "default" | "filled";
  /** Small beside the line that it copies. */
  size?: "sm" | "md";
  /** The field with the text: it is selected for whoever must copy by hand. */
  fieldId?: string;
}

/** Copies a text to the clipboard, and says so until the text changes. */
export function CopyButton({
  label,
  text,
  copied: told = t("Copié"),
  variant = "default",
  size = "md",
  fieldId,
}: Props) {
  const [copied, setCopied] = useState<string | null>(null);
  const isCopied = copied === text;
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(text);
    } catch {
      if (fieldId) document.querySelector<HTMLInputElement>(`#${CSS.escape(fieldId)}`)?.select();
      notify({
        color: "orange",
        message: t("Votre navigateur n’a pas voulu copier\u00a0: sélectionnez le texte, puis copiez-le."),
      });
    }
  }
  return (
    <>
      <Button
        variant={variant}
        size={size}
        onClick={copy}
        leftSection={isCopied ? <IconCheck size={18} aria-hidden /> : <IconCopy size={18} aria-hidden />}
      >
        {isCopied ? told : label}
      </Button>
      <VisuallyHidden role="status">{isCopied && told}</VisuallyHidden>
    </>
  );
}
