import { messages } from "@mec/domain/shared";
import { t } from "../platform/i18n.ts";
import { BareButton } from "../ui/feedback/bare-button.tsx";
import styles from "./stopped-page.module.css";

/** The full-page 500 screen of the specification (§2). It needs nothing that could be missing too. */
export function StoppedPage() {
  return (
    <main className={styles.stopped}>
      <h1 className={styles.title}>{messages.applicationStopped}</h1>
      <p className={styles.text}>{t("Ce que vous avez saisi est conservé. Réessayez dans un instant.")}</p>
      <BareButton onClick={() => window.location.reload()}>{messages.retry}</BareButton>
    </main>
  );
}
