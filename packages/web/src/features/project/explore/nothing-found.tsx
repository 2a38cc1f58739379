import { Button, Stack } from "@mantine/core";
import { pages } from "@mec/api";
import type { Address } from "@mec/domain/address";
import { publicDistanceText } from "@mec/domain/project";
import { type ReactNode, useState } from "react";
import { Link, useLocation } from "react-router";
import { t } from "../../../platform/i18n.ts";
import { leavingFrame, widgetMode } from "../../../platform/widget.ts";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { NoResult } from "../../../ui/illustrations/empty-states.tsx";
import classes from "./explore.module.css";
import { AlertForm } from "./later-alert-form.tsx";
import type { ExploreSearch } from "./search-state.ts";
import { useNearestKm } from "./use-nearest.ts";
import { farthestKm, zoomThatFinds } from "./wider-zoom.ts";

interface Props {
  search: ExploreSearch;
  address: Address | null;
  /** Searches again without filters, at this zoom. */
  onWiden: (zoom: number) => void;
}

function whyText({ eligible, centre }: ExploreSearch, km: number | null): string {
  const here = eligible
    ? t("Aucun projet ne peut encore accueillir cette adresse avec ces critères.")
    : t("Aucun projet ne correspond à cette recherche.");
  if (!centre || km === null) return here;
  const distance = publicDistanceText(km);
  return `${here} ${
    km > farthestKm
      ? t(
          "Le plus proche est à {{distance}}\u00a0: trop loin, un projet s’étend sur {{km}}\u00a0km au plus.",
          {
            distance,
            km: farthestKm,
          },
        )
      : t("Le plus proche est à {{distance}}.", { distance })
  }`;
}

const hasCriteria = ({ eligible, filters }: ExploreSearch) =>
  eligible || Object.values(filters).some((value) => value !== undefined);

interface AlertButtonProps {
  isFirst: boolean;
  isOpen: boolean;
  open: () => void;
}

function AlertButton({ isFirst, isOpen, open }: AlertButtonProps) {
  const { search: here } = useLocation();
  const look = { variant: isFirst ? "filled" : "default", children: t("Me prévenir par e-mail") };
  return widgetMode?.isFramed ? (
    <Button
      {...look}
      component={Link}
      to={{ search: here }}
      {...leavingFrame}
      title={t("S’ouvre dans un nouvel onglet")}
    />
  ) : (
    <Button {...look} aria-expanded={isOpen} onClick={open} />
  );
}

/** Leads to what can be found: the nearest project, or what the filters hide. Nothing, where there is neither. */
function widening({ search, onWiden }: Props, km: number | null): { isNear: boolean; button: ReactNode } {
  if (km === null) {
    const button = hasCriteria(search) && (
      <Button onClick={() => onWiden(search.zoom)}>{t("Retirer les critères")}</Button>
    );
    return { isNear: !!button, button };
  }
  const isNear = km <= farthestKm;
  return {
    isNear,
    button: (
      <Button variant={isNear ? "filled" : "default"} onClick={() => onWiden(zoomThatFinds(km, search.zoom))}>
        {t("Voir le projet le plus proche")}
      </Button>
    ),
  };
}

/** No project here: how far the nearest is, an alert, or a project to start; what helps most comes first. */
export function NothingFound(props: Props) {
  const { search, address } = props;
  const [wantsAlert, setWantsAlert] = useState(false);
  const km = useNearestKm(search);
  if (km === undefined) return null;
  const { isNear, button } = widening(props, km);
  return (
    <div className={classes.nothing}>
      <EmptyState
        illustration={
          <div className={classes.nothingPicture}>
            <NoResult />
          </div>
        }
        title={t("Pas encore de projet ici")}
        text={whyText(search, km)}
        action={
          <Stack gap="xs">
            {isNear && button}
            <AlertButton isFirst={!isNear} isOpen={wantsAlert} open={() => setWantsAlert(true)} />
            <Button variant="default" component={Link} to={pages.ownerLanding.to()} {...leavingFrame}>
              {t("Publier un projet près de chez moi")}
            </Button>
            {!isNear && button}
          </Stack>
        }
      />
      {wantsAlert && <AlertForm address={address} />}
    </div>
  );
}
