import { useEffect } from "react";
import { t } from "../../platform/i18n.ts";

/** Says in the browser's title that the page has errors, since a screen reader reads the title first. */
export function useErrorTitle(hasErrors: boolean): void {
  useEffect(() => {
    if (!hasErrors) return;
    const title = document.title;
    document.title = t("Erreur\u00a0: {{title}}", { title });
    return () => {
      document.title = title;
    };
  }, [hasErrors]);
}
