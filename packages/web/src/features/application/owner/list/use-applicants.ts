import { applicationCalls } from "@mec/api/application";
import type { OwnerTab } from "@mec/domain/application";
import { type Segment, segmentSchema } from "@mec/domain/point";
import { useSearchParams } from "react-router";
import { useAnswer } from "../../../../platform/answer.ts";
import { type GainGroup, gainGroups, isByGain } from "./by-gain.ts";

export const pageSize = 50;

export interface ApplicantSearch {
  q: string;
  segment: Segment | undefined;
  /** Only who would gain, might lose or would lose; candidates alone have such a sum. */
  gain: GainGroup | undefined;
  sort: string;
  page: number;
}

const newestFirst = "-date";

/** The order that a tab opens in: who waits for an answer is answered in the order of arrival. */
const usualSort = (tab: OwnerTab): string => (tab === "pending" ? "date" : newestFirst);

/** The search of the table, kept in the page's address. */
export function useApplicantSearch(
  tab: OwnerTab,
): [ApplicantSearch, (change: Partial<ApplicantSearch>) => void] {
  const [params, setParams] = useSearchParams();
  const search: ApplicantSearch = {
    q: params.get("q") ?? "",
    segment: segmentSchema.safeParse(params.get("segment")).data,
    gain: gainGroups.find((group) => group === params.get("gain")),
    sort: params.get("sort") ?? usualSort(tab),
    page: Math.max(1, Math.trunc(Number(params.get("page")) || 1)),
  };
  /** Any change of the search goes back to the first page. */
  function change(wanted: Partial<ApplicantSearch>) {
    const { q, segment, gain, sort, page } = { ...search, page: 1, ...wanted };
    const kept = Object.entries({
      q,
      segment: segment ?? "",
      gain: gain ?? "",
      sort: sort === usualSort(tab) ? "" : sort,
      page: page === 1 ? "" : String(page),
    }).filter(([, value]) => value !== "");
    setParams(kept, { replace: true, preventScrollReset: true });
  }
  return [search, change];
}

/** The query sent to the server, without the page and what is said of gains, which it does not sort by. */
export const filtersOf = (tab: OwnerTab, { q, segment, sort }: ApplicantSearch) => ({
  tab,
  sort: isByGain({ sort, gain: undefined }) ? usualSort(tab) : sort,
  ...(q.trim() ? { q: q.trim() } : {}),
  ...(segment ? { segment } : {}),
});

/** One page of the consumers of a tab. */
export function useApplicants(projectId: string, tab: OwnerTab, search: ApplicantSearch) {
  return useAnswer(
    applicationCalls.listApplicants,
    {
      params: { id: projectId },
      query: { ...filtersOf(tab, search), page: search.page, pageSize },
    },
    {
      keepsFormer: true,
      select: (answer) => (Array.isArray(answer) ? { items: answer, total: answer.length } : answer),
    },
  );
}

/** How many consumers each tab holds. */
export function useApplicantCounts(projectId: string) {
  return useAnswer(applicationCalls.countApplicants, { params: { id: projectId } });
}
