import { proposalCalls } from "@mec/api/study";
import {
  type ApplicationProgress,
  currentStatus,
  isPriceOpen,
  newestProgress,
} from "@mec/domain/application";
import { verdictTone } from "@mec/domain/study";
import { useAnswer } from "../../../../platform/answer.ts";
import { useReadOnly } from "../../../../ui/read-only/index.ts";

/** What a price that was proposed or accepted brings to this point; nothing is asked in other states. */
export function usePriceProposal({ consumerId, progress }: ApplicationProgress) {
  const hasPrice = ["PROPOSAL", "SIGNATURE", "SIGNED", "EXPLOITATION"].includes(currentStatus(progress));
  return useAnswer(
    proposalCalls.getPriceProposal,
    hasPrice && consumerId !== undefined ? { params: { id: consumerId } } : null,
  );
}

/** The same, only for the person who decides, and as long as the price can be accepted. */
export function useWeighedProposal(application: ApplicationProgress) {
  const isReadOnly = useReadOnly();
  const { data, ...answer } = usePriceProposal(application);
  const isWeighed = !isReadOnly && isPriceOpen(newestProgress(application.progress)?.priceUntil, new Date());
  return { ...answer, isWeighed, data: isWeighed ? data : null };
}

/** Whether a price that waits for its answer is no plain gain: its card then congratulates nobody. */
export function useIsSober(application: ApplicationProgress, isUnexempted: boolean): boolean {
  const { data } = useWeighedProposal(application);
  if (currentStatus(application.progress) !== "PROPOSAL" || !data) return false;
  return verdictTone(data, isUnexempted) !== "good";
}
