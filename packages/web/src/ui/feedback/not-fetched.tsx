import { messages } from "@mec/domain/shared";
import type { ReactNode } from "react";
import { PieceMissing, retryOf } from "../../platform/fetch-piece.ts";
import { t } from "../../platform/i18n.ts";
import styles from "./not-fetched.module.css";

interface Props {
  /** Why it did not come. */
  missing: unknown;
  /** Fetches it again. */
  retry: () => unknown;
  /** Whether it stands over the page, as what did not come would have. */
  isApart?: boolean;
  /** Other ways on. */
  children?: ReactNode;
}

/**
 * Where a piece of the page whose file did not come would stand: what happened, and another try. Plain elements, for pages
 * that do without the library.
 */
export function NotFetched({ missing, retry, isApart = false, children }: Props) {
  const needsReload = missing instanceof PieceMissing && missing.needsReload;
  return (
    <span role="alert" className={isApart ? `${styles.told} ${styles.apart}` : styles.told}>
      {needsReload
        ? t(
            "Cette partie de la page n’est pas arrivée. Rechargez la page\u00a0: vos brouillons sont conservés.",
          )
        : t(
            "Cette partie de la page n’est pas arrivée\u00a0: vous semblez hors connexion. Rien de ce qui est saisi n’est perdu.",
          )}
      <button type="button" data-reads onClick={retryOf(missing, retry)}>
        {needsReload ? t("Recharger la page") : messages.retry}
      </button>
      {children}
    </span>
  );
}
