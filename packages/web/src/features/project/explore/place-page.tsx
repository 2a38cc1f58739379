import { Button } from "@mantine/core";
import { pages } from "@mec/api";
import { addressCalls } from "@mec/api/address";
import { findDepartment, minSearchLength } from "@mec/domain/address";
import { foldText } from "@mec/domain/shared";
import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "react-router";
import { type Client, useClient } from "../../../platform/client.tsx";
import { t } from "../../../platform/i18n.ts";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { FailedPage } from "../../../ui/feedback/failed-page.tsx";
import { PageSkeleton } from "../../../ui/feedback/page-skeleton.tsx";
import { NoResult } from "../../../ui/illustrations/empty-states.tsx";
import { Page } from "../../../ui/layout/page.tsx";
import { ExploreScreen } from "./explore-screen.tsx";
import type { ExploreStart } from "./start.ts";

/** A department by its code or name, else the town of that name, else nothing. */
async function findPlace(call: Client, name: string, signal: AbortSignal): Promise<ExploreStart | null> {
  const department = findDepartment(name);
  if (department) return { kind: "department", department };
  if (name.length < minSearchLength) return null;
  const { municipality } = await call(addressCalls.searchAddress, { query: { q: name }, signal });
  const town = municipality.find(({ city }) => foldText(city) === foldText(name)) ?? municipality[0];
  return town ? { kind: "town", name: town.city, centre: town.coordinates } : null;
}

/** `/places/{name}`: the projects of a town or a department. */
export function PlacePage() {
  const { name = "" } = useParams();
  const call = useClient();
  const place = useQuery({
    queryKey: ["place", name],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) => findPlace(call, name.trim(), signal),
  });
  if (place.error) return <FailedPage error={place.error} retry={() => void place.refetch()} />;
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
