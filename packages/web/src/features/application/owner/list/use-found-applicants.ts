import { applicationCalls } from "@mec/api/application";
import type { OwnerTab } from "@mec/domain/application";
import { useAnswerTo } from "../../../../platform/answer.ts";
import type { Client } from "../../../../platform/client.tsx";
import { answerKey } from "../../../../platform/question.ts";
import { useReadOnly } from "../../../../ui/read-only/index.ts";
import { foundByGain, isByGain } from "./by-gain.ts";
import { fetchAllApplicants } from "./select-all.ts";
import { type ApplicantSearch, filtersOf, pageSize, useApplicants } from "./use-applicants.ts";
import { tabsWithGains, useGains } from "./use-gains.ts";

/** All that a search finds in a tab, on all pages; null asks nothing. */
function useAllApplicants(projectId: string, tab: OwnerTab, search: ApplicantSearch | null) {
  const query = search && filtersOf(tab, search);
  const asked = query && {
    key: [
      ...answerKey(applicationCalls.listApplicants, { params: { id: projectId }, query }),
      "all",
    ] as const,
    ask: (call: Client) => fetchAllApplicants(call, projectId, query),
  };
  return useAnswerTo(asked, { keepsFormer: true });
}

/**
 * A page of the consumers of a tab, and what they would gain. The server finds it; by gain, which it computes for who
 * asks about people, everybody is fetched and ordered here: until then the list stands as it was, and `isCounting`.
 */
export function useFoundApplicants(projectId: string, tab: OwnerTab, search: ApplicantSearch) {
  const isReadOnly = useReadOnly();
  const hasGains = tabsWithGains.includes(tab) && !isReadOnly;
  const isWholeNeeded = hasGains && isByGain(search);
  const page = useApplicants(projectId, tab, search);
  const all = useAllApplicants(projectId, tab, isWholeNeeded ? search : null);
  const gains = useGains(projectId, tab, (isWholeNeeded && all.data) || page.data?.items);
  const { gainOf, announced } = gains;
  const told = { hasGains, gainOf, announced };
  if (!isWholeNeeded) {
    const { error, refetch, data, isPlaceholderData } = page;
    return { ...told, error, refetch, found: data, isPlaceholderData, everyone: null, isCounting: false };
  }
  /** All of them, where they are known already. */
  const everyone = all.data && gains.isWhole ? foundByGain(all.data, gainOf, search) : null;
  const start = (search.page - 1) * pageSize;
  return {
    ...told,
    error: all.error ?? gains.error,
    refetch: () => (all.error ? all : gains).refetch(),
    found: everyone ? { items: everyone.slice(start, start + pageSize), total: everyone.length } : page.data,
    isPlaceholderData: everyone === null || all.isPlaceholderData,
    everyone,
    isCounting: everyone === null,
  };
}
