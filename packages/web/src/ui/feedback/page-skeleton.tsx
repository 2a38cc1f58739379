import { messages } from "@mec/domain/shared";
import styles from "./page-skeleton.module.css";

/** A placeholder for a page that is being fetched, in the shape of most: a heading, some lines, two cards. */
export function PageSkeleton() {
  return (
    <div role="status" aria-label={messages.loading} className={styles.page}>
      <div className={styles.heading} />
      <div className={styles.line} />
      <div className={styles.line} />
      <div className={styles.card} />
      <div className={styles.card} />
    </div>
  );
}
