import { Button } from "@mantine/core";
import { pages } from "@mec/api";
import { Link } from "react-router";
import { t } from "../../../platform/i18n.ts";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { NoResult } from "../../../ui/illustrations/index.ts";
import { Page } from "../../../ui/layout/page.tsx";

/** In place of a page whose address names something that does not exist, or is another person's. */
export function Missing({ what }: { what: string }) {
  return (
    <Page title={what}>
      <EmptyState
        illustration={<NoResult />}
        title={t("Nous ne trouvons rien à cette adresse")}
        text={t("Cela a pu être retiré, ou vous êtes connecté avec un autre compte.")}
        action={
          <Button component={Link} to={pages.explore.to()}>
            {t("Explorer les projets")}
          </Button>
        }
      />
    </Page>
  );
}
