import { messages } from "@mec/domain/shared";
import { useIsLoadingPage } from "../../platform/loading.ts";
import styles from "./progress-bar.module.css";

/** Appears when a page takes a while to load. */
export function ProgressBar() {
  if (!useIsLoadingPage()) return null;
  return <div className={styles.bar} role="progressbar" aria-label={messages.loading} />;
}
