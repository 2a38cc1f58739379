import { Button } from "@mantine/core";
import { pages } from "@mec/api";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { t } from "../../platform/i18n.ts";
import { NoResult } from "../../ui/illustrations/empty-states.tsx";
import { Page } from "../../ui/layout/page.tsx";

interface Props {
  title?: string;
  text?: ReactNode;
  /** A next step; the map of projects by default. */
  action?: ReactNode;
}

/** A page that does not exist, or no longer. */
export function NotFound({ title, text, action }: Props) {
  return (
    <Page
      title={title ?? t("Cette page n’existe pas")}
      intro={text ?? t("L’adresse est peut-être incomplète, ou la page a été retirée.")}
    >
      <div style={{ maxWidth: 280, marginBottom: 24 }}>
        <NoResult />
      </div>
      {action ?? (
        <Button component={Link} to={pages.explore.to()}>
          {t("Trouver un projet proche")}
        </Button>
      )}
    </Page>
  );
}
