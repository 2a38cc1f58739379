import { proposalCalls } from "@mec/api/study";
import { type ApplicationProgress, currentStatus } from "@mec/domain/application";
import { useAnswer } from "../../../../platform/answer.ts";

/** What the price that waits for an answer would bring to this point; nothing is asked when no price waits. */
export function usePriceProposal({ consumerId, progress }: ApplicationProgress) {
  const isWaiting = consumerId !== undefined && currentStatus(progress) === "PROPOSAL";
  return useAnswer(proposalCalls.getPriceProposal, isWaiting ? { params: { id: consumerId } } : null);
}
