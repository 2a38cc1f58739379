import { Button } from "@mantine/core";
import { pages } from "@mec/api";
import { Link } from "react-router";
import { t } from "../../../platform/i18n.ts";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { NoResult } from "../../../ui/illustrations/index.ts";
import { Page } from "../../../ui/layout/page.tsx";

/** The address names a project that is not this person's. */
export function NotYourProject() {
  return (
    <Page title={t("Projet introuvable")} space="indigo">
      <EmptyState
        illustration={<NoResult />}
        title={t("Ce projet n’est pas parmi les vôtres")}
        text={t("Il a pu être supprimé, ou vous êtes connecté avec un autre compte.")}
        action={
          <Button component={Link} to={pages.portfolio.to()}>
            {t("Voir mes projets")}
          </Button>
        }
      />
    </Page>
  );
}
