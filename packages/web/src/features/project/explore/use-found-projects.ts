import { type NearbyProject, type PublicProject, publicProjectCalls } from "@mec/api/project";
import { radiusOfZoom } from "@mec/domain/address";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { type Client, emptyWhenSignedOut, useClient } from "../../../platform/client.tsx";
import { widgetMode } from "../../../platform/widget.ts";
import { type ShownAccount, useShownAccount } from "../../../platform/widget-account.ts";
import { matchesFilters } from "./filters.ts";
import type { ExploreSearch } from "./search-state.ts";
import type { ExploreStart } from "./start.ts";

/** A project of the list; its distance is known when a place was searched. */
export type FoundProject = PublicProject & Partial<Pick<NearbyProject, "distance">>;

/** A frame is as high as its list: it grows when asked to. */
const pageSize = widgetMode?.isFramed ? 8 : 30;
/** What the API answers at most. */
const most = 500;

interface Wanted {
  search: ExploreSearch;
  start: ExploreStart;
  account: ShownAccount;
  limit: number;
  signal: AbortSignal;
}

function fetchProjects(
  call: Client,
  { search, start, account, limit, signal }: Wanted,
): Promise<FoundProject[]> {
  const { centre, zoom, filters } = search;
  const listing = { imageType: "thumbnail" as const, limit, ...filters, ...account.filter };
  if (centre) {
    const around = { centerLat: centre.latitude, centerLong: centre.longitude, radius: radiusOfZoom(zoom) };
    return call(publicProjectCalls.listProjectsAround, { query: { ...around, ...listing }, signal });
  }
  if (start.kind === "department") {
    const params = { d: start.department.code };
    return call(publicProjectCalls.listDepartmentProjects, { params, query: listing, signal });
  }
  return call(publicProjectCalls.listPublicProjects, { query: listing, signal });
}

/** The projects that the searched address could join; nothing to ask before an address. */
function useEligible({ centre, label }: ExploreSearch, account: ShownAccount) {
  const call = useClient();
  return useQuery({
    queryKey: ["public-projects", "eligible", centre, account.filter],
    enabled: centre !== null && label !== "" && account.isReady,
    queryFn: ({ signal }) => {
      const query = {
        lat: centre?.latitude ?? 0,
        long: centre?.longitude ?? 0,
        imageType: "thumbnail" as const,
        limit: most,
        ...account.filter,
      };
      return emptyWhenSignedOut(call(publicProjectCalls.listEligibleProjects, { query, signal }), []);
    },
  });
}

/** The list of a search, a page more at each request, and which of its projects the address could join. */
export function useFoundProjects(search: ExploreSearch, start: ExploreStart) {
  const call = useClient();
  const account = useShownAccount();
  const searchKey = JSON.stringify([search, start]);
  const [wanted, setWanted] = useState({ searchKey, limit: pageSize });
  const limit = wanted.searchKey === searchKey ? wanted.limit : pageSize;
  const eligible = useEligible(search, account);
  const list = useQuery({
    queryKey: ["public-projects", "list", searchKey, account.filter, limit],
    enabled: !search.eligible && account.isReady,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      emptyWhenSignedOut(fetchProjects(call, { search, start, account, limit, signal }), []),
  });
  const joinable = eligible.data?.filter((project) => matchesFilters(project, search.filters));
  const shown = search.eligible ? { ...eligible, data: joinable } : list;
  const hasMore = !search.eligible && limit < most && list.data?.length === limit;
  return {
    projects: shown.data,
    error: shown.error,
    retry: () => void shown.refetch(),
    isRefreshing: shown.isPlaceholderData,
    eligibleCount: joinable?.length ?? 0,
    verdicts: new Map(eligible.data?.map(({ id, verdict }) => [id, verdict])),
    hasMore,
    showMore: () => setWanted({ searchKey, limit: Math.min(most, limit + pageSize * 2) }),
  };
}
