import { useDebouncedValue } from "@mantine/hooks";
import { studyCalls, toEstimateInput } from "@mec/api/study";
import { keepPreviousData, skipToken, useQuery } from "@tanstack/react-query";
import { useClient } from "../../../platform/client.tsx";
import { usePrices } from "../../../platform/profile-type.ts";
import type { Home } from "./home-form.ts";
import { runEstimate } from "./run-estimate.ts";

const pauseOfTyping = 300;
const today = () => new Date().toISOString().slice(0, 10);

/** What the project would bring to the home, computed in the browser each time the typing pauses. */
export function useEstimate(projectId: string, typed: Home | null) {
  const call = useClient();
  const { profileType } = usePrices();
  const [home] = useDebouncedValue(typed, pauseOfTyping);
  const basis = useQuery({
    queryKey: ["public-projects", "estimate-basis", projectId],
    enabled: home !== null,
    queryFn: ({ signal }) => call(studyCalls.getEstimateBasis, { params: { id: projectId }, signal }),
  });
  const input =
    basis.data && home ? toEstimateInput(basis.data, { ...home, consumerType: profileType }, today()) : null;
  const estimate = useQuery({
    queryKey: ["estimate", input],
    queryFn: input ? ({ signal }) => runEstimate(input, signal) : skipToken,
    placeholderData: keepPreviousData,
    retry: false,
  });
  return {
    estimate: home && typed ? estimate.data : undefined,
    isUpdating: basis.isFetching || estimate.isFetching || home !== typed,
    error: basis.error ?? estimate.error,
    retry: () => void (basis.error ? basis.refetch() : estimate.refetch()),
  };
}
