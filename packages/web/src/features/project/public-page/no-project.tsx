import { Button } from "@mantine/core";
import { pages } from "@mec/api";
import { Link } from "react-router";
import { t } from "../../../platform/i18n.ts";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { NoResult } from "../../../ui/illustrations/empty-states.tsx";
import { Page } from "../../../ui/layout/page.tsx";

/** In place of a project that is not there, or not for this reader. */
export function NoProject() {
  return (
    <Page title={t("Ce projet n’existe pas ou n’est plus publié")}>
      <EmptyState
        illustration={<NoResult />}
        title={t("D’autres projets vous attendent peut-être")}
        text={t("Le porteur l’a peut-être retiré, ou l’adresse de la page est incomplète.")}
        action={
          <Button component={Link} to={pages.explore.to()}>
            {t("Trouver un projet proche")}
          </Button>
        }
      />
    </Page>
  );
}
