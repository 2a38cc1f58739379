import { pages } from "@mec/api";
import type { Address } from "@mec/domain/address";
import { useCallback, useMemo } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { type ExploreSearch, readFilters, readSearch, writeSearch } from "./search-state.ts";
import { type ExploreStart, searchOfStart } from "./start.ts";

/**
 * The page's search, kept in its address. `turn` changes with each search, so that the map also goes back to
 * a place that is searched again.
 */
export function useExploreSearch(start: ExploreStart, home: Address | null) {
  const [params] = useSearchParams();
  const { pathname, key } = useLocation();
  const navigate = useNavigate();
  const search = useMemo(() => {
    const read = readSearch(params);
    return read.centre ? read : searchOfStart(start, readFilters(params), home);
  }, [params, start, home]);

  /** A new filter stays on the page of a town or a department; another place leads to the map of France. */
  const go = useCallback(
    (change: Partial<ExploreSearch>) => {
      const isElsewhere = change.centre !== undefined;
      const next = { ...search, ...change };
      const isOfStart = !isElsewhere && start.kind !== "france" && !params.has("lat");
      const written = writeSearch(isOfStart && !next.eligible ? { ...next, centre: null } : next);
      navigate(
        { pathname: isElsewhere ? pages.explore.to() : pathname, search: written.toString() },
        { preventScrollReset: true },
      );
    },
    [search, start, params, pathname, navigate],
  );
  return { search, turn: key, go };
}
