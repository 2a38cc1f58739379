import { proposalCalls } from "@mec/api/study";
import {
  type ApplicationProgress,
  currentStatus,
  isPriceOpen,
  newestProgress,
} from "@mec/domain/application";
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
