import { proposalCalls } from "@mec/api/study";
import {
  type ApplicationProgress,
  currentStatus,
  isPriceOpen,
  newestProgress,
} from "@mec/domain/application";
import { useAnswer } from "../../../../platform/answer.ts";
import { useReadOnly } from "../../../../ui/read-only/index.ts";

/** What the price that waits for an answer, or was accepted, brings to this point; nothing is asked in other states. */
export function usePriceProposal({ consumerId, progress }: ApplicationProgress) {
  const hasPrice = ["PROPOSAL", "SIGNATURE"].includes(currentStatus(progress));
  return useAnswer(
    proposalCalls.getPriceProposal,
    hasPrice && consumerId !== undefined ? { params: { id: consumerId } } : null,
  );
}

/** The same for who decides: what a price would bring is not shown to others, nor once it cannot be accepted any more. */
export function useWeighedProposal(application: ApplicationProgress) {
  const isReadOnly = useReadOnly();
  const { data, ...answer } = usePriceProposal(application);
  const isWeighed = !isReadOnly && isPriceOpen(newestProgress(application.progress)?.priceUntil, new Date());
  return { ...answer, isWeighed, data: isWeighed ? data : null };
}
