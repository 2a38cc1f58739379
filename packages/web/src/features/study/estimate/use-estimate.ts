import { useDebouncedValue } from "@mantine/hooks";
import { studyCalls, toEstimateInput } from "@mec/api/study";
import { dayInParis } from "@mec/domain/shared";
import type { Home } from "../../../parts/point/dossier/home-of.ts";
import { useAnswer } from "../../../platform/answer.ts";
import { useLoaded } from "../../../platform/loaded.ts";
import { usePrices } from "../../../platform/profile-type.ts";
import { runEstimate } from "./run-estimate.ts";

const pauseOfTyping = 300;
const today = () => dayInParis(new Date());

/** What the project would bring to the home, computed in the browser each time the typing pauses. */
export function useEstimate(projectId: string, typed: Home | null) {
  const { profileType } = usePrices();
  const [home] = useDebouncedValue(typed, pauseOfTyping);
  const basis = useAnswer(studyCalls.getEstimateBasis, home && { params: { id: projectId } });
  const input =
    basis.data && home ? toEstimateInput(basis.data, { ...home, consumerType: profileType }, today()) : null;
  const estimate = useLoaded("estimate", input, input && ((signal) => runEstimate(input, signal)), {
    keepsFormer: true,
    retry: false,
  });
  return {
    estimate: home && typed ? estimate.data : undefined,
    isUpdating: basis.isFetching || estimate.isFetching || home !== typed,
    error: basis.error ?? estimate.error,
    retry: () => void (basis.error ? basis.refetch() : estimate.refetch()),
  };
}
