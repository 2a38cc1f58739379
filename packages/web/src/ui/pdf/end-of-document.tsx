import { useIntersection } from "@mantine/hooks";
import { useEffect } from "react";
import { t } from "../../platform/i18n.ts";
import styles from "./pdf.module.css";

/**
 * The end of a document whose whole text is shown: reached once it is seen, or once the keyboard or a screen
 * reader has come to it.
 */
export function EndOfDocument({ onReached }: { onReached: () => void }) {
  const { ref, entry } = useIntersection();
  const isSeen = entry?.isIntersecting ?? false;
  useEffect(() => {
    if (isSeen) onReached();
  }, [isSeen, onReached]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the focus of a reader with a keyboard shows that he came to the end
    <p ref={ref} tabIndex={0} className={styles.end} onFocus={onReached}>
      {t("Fin du document")}
    </p>
  );
}
