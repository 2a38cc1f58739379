import { useEffect } from "react";
import { t } from "../../platform/i18n.ts";

/** Says in the browser's title that the page has errors, for who hears it before the rest. */
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
