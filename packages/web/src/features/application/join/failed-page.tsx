import { t } from "../../../platform/i18n.ts";
import { LoadError } from "../../../ui/feedback/load-error.tsx";
import { Page } from "../../../ui/layout/page.tsx";

/** What the way needs did not come: what was typed is kept, and one may try again. */
export function FailedPage({ error, retry }: { error: unknown; retry: () => void }) {
  return (
    <Page title={t("Rejoindre un projet")}>
      <LoadError error={error} retry={retry} />
    </Page>
  );
}
