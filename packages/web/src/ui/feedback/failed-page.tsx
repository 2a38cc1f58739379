import { t } from "../../platform/i18n.ts";
import { Page } from "../layout/page.tsx";
import { LoadError } from "./load-error.tsx";

interface Props {
  error: unknown;
  /** Asks again for the data that did not come. */
  retry: () => void;
  space?: "green" | "indigo";
}

/** A whole page whose data did not come: it still has a heading, and offers another try. */
export function FailedPage({ error, retry, space = "green" }: Props) {
  return (
    <Page title={t("Cette page n’a pas pu s’afficher")} space={space}>
      <LoadError error={error} retry={retry} />
    </Page>
  );
}
