import { Button } from "@mantine/core";
import { pages } from "@mec/api";
import { addressCalls } from "@mec/api/address";
import { findDepartment, minSearchLength } from "@mec/domain/address";
import { foldText } from "@mec/domain/shared";
import { useMemo } from "react";
import { Link, useParams } from "react-router";
import { useAnswer } from "../../../platform/answer.ts";
import { t } from "../../../platform/i18n.ts";
import type { Expected } from "../../../platform/together.ts";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { FailedPage } from "../../../ui/feedback/failed-page.tsx";
import { PageSkeleton } from "../../../ui/feedback/page-skeleton.tsx";
import { NoResult } from "../../../ui/illustrations/empty-states.tsx";
import { Page } from "../../../ui/layout/page.tsx";
import { ExploreScreen } from "./explore-screen.tsx";
import type { ExploreStart } from "./start.ts";

/** A department by its code or name, else the town of that name, else nothing. */
function usePlace(name: string): Expected<ExploreStart | null> {
  const department = findDepartment(name);
  const isSearched = !department && name.length >= minSearchLength;
  const search = useAnswer(addressCalls.searchAddress, isSearched ? { query: { q: name } } : null, {
    staleTime: Number.POSITIVE_INFINITY,
    select: ({ municipality }): ExploreStart | null => {
      const town = municipality.find(({ city }) => foldText(city) === foldText(name)) ?? municipality[0];
      return town
        ? { kind: "town", name: town.city, centre: town.coordinates, citycode: town.citycode }
        : null;
    },
  });
  const known = useMemo(
    (): ExploreStart | null => department && { kind: "department", department },
    [department],
  );
  const data = isSearched ? search.data : known;
  return { data, error: search.error, retry: () => void search.refetch() };
}

/** `/places/{name}`: the projects of a town or a department. */
export function PlacePage() {
  const { name = "" } = useParams();
  const place = usePlace(name.trim());
  if (place.error) return <FailedPage error={place.error} retry={place.retry} />;
  if (place.data === undefined) return <PageSkeleton />;
  if (place.data) return <ExploreScreen start={place.data} />;
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
