import { findDepartment, minSearchLength } from "@mec/domain/address";
import { foldText } from "@mec/domain/shared";
import { Suspense, useMemo } from "react";
import { useParams } from "react-router";
import { searchAddress } from "../../../parts/address/search-address.ts";
import { useAnswer } from "../../../platform/answer.ts";
import type { Expected } from "../../../platform/together.ts";
import { PageSkeleton } from "../../../ui/feedback/page-skeleton.tsx";
import { lazyPieceWithKit } from "../../../ui/kit/with-kit.tsx";
import { ExploreScreen } from "./explore-screen.tsx";
import type { ExploreStart } from "./start.ts";

const FailedPage = lazyPieceWithKit(
  async () => (await import("../../../ui/feedback/failed-page.tsx")).FailedPage,
);
const NoPlace = lazyPieceWithKit(async () => (await import("./no-place.tsx")).NoPlace);

/** A department by its code or name, else the town of that name, else nothing. */
function usePlace(name: string): Expected<ExploreStart | null> {
  const department = findDepartment(name);
  const isSearched = !department && name.length >= minSearchLength;
  const search = useAnswer(searchAddress, isSearched ? { query: { q: name } } : null, {
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
  if (place.error) {
    return (
      <Suspense fallback={<PageSkeleton />}>
        <FailedPage error={place.error} retry={place.retry} />
      </Suspense>
    );
  }
  if (place.data === undefined) return <PageSkeleton />;
  if (place.data) return <ExploreScreen start={place.data} />;
  return (
    <Suspense fallback={<PageSkeleton />}>
      <NoPlace name={name} />
    </Suspense>
  );
}
