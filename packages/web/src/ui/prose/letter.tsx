import { useRef, useState } from "react";
import { t } from "../../platform/i18n.ts";
import { PlainButton } from "../plain/button.tsx";
import type { Block } from "./block.ts";
import styles from "./prose.module.css";

/** A letter to copy, or to open in one's own mail; where the browser copies nothing, it is selected to be copied by hand. */
export function Letter({ subject, text }: Extract<Block, { kind: "letter" }>) {
  const shown = useRef<HTMLParagraphElement>(null);
  const [isCopied, setIsCopied] = useState(false);
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setIsCopied(true);
    } catch {
      if (shown.current) getSelection()?.selectAllChildren(shown.current);
    }
  }
  return (
    <div className={styles.letter}>
      <p>
        <strong>{t("Objet\u00a0: {{subject}}", { subject })}</strong>
      </p>
      <p ref={shown} className={styles.lines}>
        {text}
      </p>
      <p className={styles.actions}>
        <PlainButton look="default" size="sm" onClick={copy}>
          {t("Copier la lettre")}
        </PlainButton>
        <span role="status">{isCopied && t("Copié")}</span>
        <a href={`mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`}>
          {t("L’ouvrir dans ma messagerie")}
        </a>
      </p>
    </div>
  );
}
