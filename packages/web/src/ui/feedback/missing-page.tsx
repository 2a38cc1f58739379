import { messages } from "@mec/domain/shared";
import { PieceMissing, retryOf } from "../../platform/fetch-piece.ts";
import { t } from "../../platform/i18n.ts";
import { usePageHeading } from "../layout/use-page-heading.ts";
import { BareButton } from "./bare-button.tsx";
import styles from "./missing-page.module.css";

/** In place of a page whose files did not come: what happened, and another try. It needs nothing that could be missing too. */
export function MissingPage({ missing, retry }: { missing: unknown; retry: () => unknown }) {
  const title = t("Cette page n’est pas arrivée");
  const heading = usePageHeading(title);
  const needsReload = missing instanceof PieceMissing && missing.needsReload;
  return (
    <div className={styles.page} role="alert">
      <h1 className={styles.title} ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p>
        {needsReload
          ? t(
              "La connexion s’est interrompue, ou une nouvelle version vient de paraître. Vos brouillons sont conservés.",
            )
          : t("Vous semblez hors connexion. Vos brouillons sont conservés.")}
      </p>
      <BareButton data-reads onClick={retryOf(missing, retry)}>
        {needsReload ? t("Recharger la page") : messages.retry}
      </BareButton>
    </div>
  );
}
