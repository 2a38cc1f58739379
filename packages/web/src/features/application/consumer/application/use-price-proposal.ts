import { proposalCalls } from "@mec/api/study";
import { type ApplicationProgress, currentStatus } from "@mec/domain/application";
import { useAnswer } from "../../../../platform/answer.ts";

/** What the price that waits for an answer, or was accepted, brings to this point; nothing is asked in other states. */
export function usePriceProposal({ consumerId, progress }: ApplicationProgress) {
  const hasPrice = ["PROPOSAL", "SIGNATURE"].includes(currentStatus(progress));
  return useAnswer(
    proposalCalls.getPriceProposal,
    hasPrice && consumerId !== undefined ? { params: { id: consumerId } } : null,
  );
}
