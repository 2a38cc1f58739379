import { useDebouncedValue } from "@mantine/hooks";
import { type EstimateBasis, type studyCalls, toEstimateInput } from "@mec/api/study";
import { dayInParis } from "@mec/domain/shared";
import { useEffect } from "react";
import type { Home } from "../../../parts/point/dossier/home-of.ts";
import { termsText } from "../../../parts/project/answer/terms-words.ts";
import { basesFor, listEstimateBases } from "../../../parts/project/answer/use-answers.ts";
import { useAnswer } from "../../../platform/answer.ts";
import { useKeptAnswers } from "../../../platform/kept-answers.ts";
import { useLoaded } from "../../../platform/loaded.ts";
import { usePrices } from "../../../platform/profile-type.ts";
import { laterCall } from "../../../platform/question.ts";
import { runEstimate } from "./run-estimate.ts";

const pauseOfTyping = 300;
/** Its description is fetched once there is a home to ask for: the page of who has told none does without its schemas. */
const getEstimateBasis = laterCall<(typeof studyCalls)["getEstimateBasis"]>(
  "GET /public/project/{id}/estimate-basis",
  async () => (await import("@mec/api/study")).studyCalls.getEstimateBasis,
);

const today = () => dayInParis(new Date());

/** The page's card tells of the same project: its kept answer is what the page has just read, not an older one. */
function useFreshestBasis(projectId: string, pointId: string | undefined, basis: EstimateBasis | undefined) {
  const kept = useKeptAnswers();
  useEffect(() => {
    if (!basis) return;
    kept.put(listEstimateBases, basesFor([projectId], { pointId }), [{ ...basis, projectId }]);
  }, [kept, projectId, pointId, basis]);
}

/** What the project would bring to the home, computed in the browser each time the typing pauses. */
export function useEstimate(projectId: string, typed: Home | null) {
  const { profileType } = usePrices();
  const [home] = useDebouncedValue(typed, pauseOfTyping);
  const pointId = home?.pointId;
  const basis = useAnswer(
    getEstimateBasis,
    home && {
      params: { id: projectId },
      ...(pointId !== undefined && { query: { consumptionPointId: pointId } }),
    },
  );
  useFreshestBasis(projectId, pointId, basis.data);
  const input =
    basis.data && home
      ? toEstimateInput(basis.data, { ...home, consumerType: home.consumerType ?? profileType }, today())
      : null;
  const estimate = useLoaded("estimate", input, input && ((signal) => runEstimate(input, signal)), {
    keepsFormer: true,
    retry: false,
  });
  return {
    vatRegime: basis.data?.vatRegime ?? null,
    terms: basis.data?.engagement ? termsText(basis.data.engagement) : null,
    estimate: home && typed ? estimate.data : undefined,
    isUpdating: basis.isFetching || estimate.isFetching || home !== typed,
    error: basis.error ?? estimate.error,
    retry: () => void (basis.error ? basis.refetch() : estimate.refetch()),
  };
}
