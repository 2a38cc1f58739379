import { type Address, mapDefaults } from "@mec/domain/address";
import { useCallback, useMemo, useState } from "react";
import type { MapFit, MapView } from "../../../parts/address/map/index.ts";
import { fitOf } from "./map-fit.ts";
import type { ExploreSearch } from "./search-state.ts";
import type { FoundProject } from "./use-found-projects.ts";
import { useIsSheet } from "./use-is-sheet.ts";

/** On a phone: the height of the map that the closed sheet covers, in pixels (explore.module.css). */
const sheetHeight = 312;

interface Seen {
  readonly search: ExploreSearch;
  readonly turn: string;
  readonly home: Address | null;
  readonly listed: readonly FoundProject[];
  /** Whether the map must show all the projects of the list. */
  readonly fitsList: boolean;
}

/** What the map shows: the searched place and what is near it, or the project to locate from the list. */
export function useMapView({ search, turn, home, listed, fitsList }: Seen) {
  const [located, setLocated] = useState<{ project: FoundProject; turn: string; of: ExploreSearch } | null>(
    null,
  );
  const isSheet = useIsSheet();
  const view = useMemo(
    (): MapView => ({ centre: search.centre ?? mapDefaults.centre, zoom: search.zoom, turn }),
    [search, turn],
  );
  const ofSearch = located?.of === search ? located : null;
  const fit = useMemo((): MapFit | null => {
    const coveredFoot = isSheet ? sheetHeight : 0;
    const wanted = fitOf({ search, located: ofSearch, home, listed });
    if (wanted) return { turn, ...wanted, coveredFoot };
    const places = listed.map(({ address }) => address.coordinates);
    return fitsList && places.length > 0 ? { places, coveredFoot, turn } : null;
  }, [search, turn, ofSearch, home, listed, fitsList, isSheet]);
  const locate = useCallback(
    (project: FoundProject) => setLocated({ of: search, project, turn: `located ${Date.now()}` }),
    [search],
  );
  return { view, fit, locate };
}
