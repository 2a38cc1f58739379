import { firstList } from "@mec/api";
import type { NearbyProject, PublicProject } from "@mec/api/project";
import { radiusOfZoom } from "@mec/domain/address";
import { useState } from "react";
import { useAnswerTo } from "../../../platform/answer.ts";
import { publicQuestions } from "../../../platform/public-questions.ts";
import { emptyWhenSignedOut, orInstead, type Question, question } from "../../../platform/question.ts";
import { widgetMode } from "../../../platform/widget.ts";
import { type ShownAccount, useShownAccount } from "../../../platform/widget-account.ts";
import { useEligible, verdictsOf } from "../answer/use-eligible.ts";
import { matchesFilters } from "./filters.ts";
import { reachableFirst } from "./reachable-first.ts";
import type { ExploreSearch } from "./search-state.ts";
import type { ExploreStart } from "./start.ts";

/** A project of the list; its distance is known when a place was searched. */
export type FoundProject = PublicProject & Partial<Pick<NearbyProject, "distance">>;

/** A frame is as high as its list, so it starts with fewer projects. */
const pageSize = widgetMode?.isFramed ? 8 : firstList.limit;
/** The API's limit for one answer. */
const most = 500;

interface Wanted {
  search: ExploreSearch;
  start: ExploreStart;
  account: ShownAccount;
  limit: number;
}

function listOf({ search, start, account, limit }: Wanted): Question<FoundProject[]> {
  const { centre, zoom, filters } = search;
  const listing = { ...firstList, limit, ...filters, ...account.filter };
  if (centre) {
    const around = { centerLat: centre.latitude, centerLong: centre.longitude, radius: radiusOfZoom(zoom) };
    return question(publicQuestions.listProjectsAround, { query: { ...around, ...listing } });
  }
  if (start.kind === "department") {
    const params = { d: start.department.code };
    return question(publicQuestions.listDepartmentProjects, { params, query: listing });
  }
  return question(publicQuestions.listPublicProjects, { query: listing });
}

/**
 * The list of a search, a page more at each request, and which of its projects the address could join. Asked and not shown while
 * `isMoving` says that the search is about to begin elsewhere: another list would take its place under a finger.
 */
export function useFoundProjects(search: ExploreSearch, start: ExploreStart, isMoving: boolean) {
  const account = useShownAccount();
  const searchKey = JSON.stringify([search, start]);
  const [wanted, setWanted] = useState({ searchKey, limit: pageSize });
  const limit = wanted.searchKey === searchKey ? wanted.limit : pageSize;
  const { centre, label, citycode } = search;
  const eligible = useEligible(centre && label !== "" ? { coordinates: centre, citycode } : null, account);
  const list = useAnswerTo(
    !search.eligible && account.isReady
      ? orInstead<FoundProject[], FoundProject[]>(
          listOf({ search, start, account, limit }),
          emptyWhenSignedOut,
        )
      : null,
    { keepsFormer: true },
  );
  const joinable = eligible.data?.filter((project) => matchesFilters(project, search.filters));
  const shown = search.eligible ? { ...eligible, data: joinable } : list;
  const found = search.eligible ? joinable : list.data && reachableFirst(list.data, joinable ?? []);
  const hasMore = !search.eligible && limit < most && list.data?.length === limit;
  return {
    projects: isMoving ? undefined : found,
    /** Those of the circle that was searched, or of the switch. */
    within: isMoving ? undefined : shown.data,
    error: shown.error,
    retry: () => void shown.refetch(),
    isRefreshing: shown.isPlaceholderData,
    eligibleCount: joinable?.length ?? 0,
    verdictOf: verdictsOf(eligible.data),
    isJudging: eligible.isLoading,
    hasMore,
    showMore: () => setWanted({ searchKey, limit: Math.min(most, limit + pageSize * 2) }),
  };
}
