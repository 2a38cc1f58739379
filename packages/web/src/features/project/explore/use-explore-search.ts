import { pages } from "@mec/api";
import type { Address } from "@mec/domain/address";
import { useCallback, useMemo } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { optionalRules } from "../../../platform/optional-rules.ts";
import { type ExploreSearch, writeSearch } from "./search-state.ts";
import { type ExploreStart, searchOfStart } from "./start.ts";

const rules = optionalRules(() => import("./read-search.ts"));

/** Before a first view is drawn: fetches the rules that read a search, when the address holds one. */
export async function prepareSearch(): Promise<void> {
  if (window.location.search !== "") await rules.fetch();
}

/**
 * The page's search, kept in its address. `turn` changes with each search, so that the map also goes back to
 * a place that is searched again.
 */
export function useExploreSearch(start: ExploreStart, home: Address | null) {
  const [params] = useSearchParams();
  const { pathname, key } = useLocation();
  const navigate = useNavigate();
  const reading = rules.useWhen(params.size > 0);
  const search = useMemo(() => {
    const read = reading?.readSearch(params);
    return read?.centre ? read : searchOfStart(start, read?.filters ?? {}, home);
  }, [params, reading, start, home]);

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
