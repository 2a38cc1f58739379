import { Button } from "@mantine/core";
import { pages } from "@mec/api";
import { Link } from "react-router";
import { t } from "../../../platform/i18n.ts";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { NoResult } from "../../../ui/illustrations/empty-states.tsx";
import { Page } from "../../../ui/layout/page.tsx";

/** In place of a town or a department that is not known. */
export function NoPlace({ name }: { name: string }) {
  return (
    <Page title={t("Ce lieu ne nous dit rien")}>
      <EmptyState
        illustration={<NoResult />}
        title={t("Aucune ville ni aucun département ne s’appelle « {{name}} »", { name })}
        text={t("Vérifiez l’orthographe, ou cherchez votre adresse sur la carte.")}
        action={
          <Button component={Link} to={pages.explore.to()}>
            {t("Ouvrir la carte")}
          </Button>
        }
      />
    </Page>
  );
}
