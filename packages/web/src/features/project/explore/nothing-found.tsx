import { Button, Stack } from "@mantine/core";
import { pages } from "@mec/api";
import type { Address } from "@mec/domain/address";
import { useState } from "react";
import { Link, useLocation } from "react-router";
import { t } from "../../../platform/i18n.ts";
import { leavingFrame, widgetMode } from "../../../platform/widget.ts";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { NoResult } from "../../../ui/illustrations/empty-states.tsx";
import classes from "./explore.module.css";
import { AlertForm } from "./later-alert-form.tsx";
import type { ExploreSearch } from "./search-state.ts";

interface Props {
  search: ExploreSearch;
  address: Address | null;
  onWiden: () => void;
}

/** No project here: search further, get an alert, or start a project. */
export function NothingFound({ search, address, onWiden }: Props) {
  const { search: here } = useLocation();
  const [wantsAlert, setWantsAlert] = useState(false);
  const text = search.eligible
    ? t("Aucun projet ne peut encore accueillir cette adresse avec ces critères. Trois façons d’avancer :")
    : t("Aucun projet ne correspond à cette recherche. Trois façons d’avancer :");
  return (
    <div className={classes.nothing}>
      <EmptyState
        illustration={
          <div className={classes.nothingPicture}>
            <NoResult />
          </div>
        }
        title={t("Pas encore de projet ici")}
        text={text}
        action={
          <Stack gap="xs">
            <Button onClick={onWiden}>{t("Élargir la recherche")}</Button>
            {widgetMode?.isFramed ? (
              <Button
                variant="default"
                component={Link}
                to={{ search: here }}
                {...leavingFrame}
                title={t("S’ouvre dans un nouvel onglet")}
              >
                {t("Me prévenir par e-mail")}
              </Button>
            ) : (
              <Button variant="default" aria-expanded={wantsAlert} onClick={() => setWantsAlert(true)}>
                {t("Me prévenir par e-mail")}
              </Button>
            )}
            <Button variant="default" component={Link} to={pages.ownerLanding.to()} {...leavingFrame}>
              {t("Publier un projet près de chez moi")}
            </Button>
          </Stack>
        }
      />
      {wantsAlert && <AlertForm address={address} />}
    </div>
  );
}
