import { documentCalls, type Leaving } from "@mec/api/document";
import { type ApplicationProgress, countsAsParticipant, currentStatus } from "@mec/domain/application";
import { useAnswer } from "../../../../platform/answer.ts";

/** What binds an accepted consumer who leaves; undefined as long as it is not known, and before he was accepted. */
export function useLeaving({ consumerId = "", progress }: ApplicationProgress): Leaving | undefined {
  const input = { params: { id: consumerId } };
  const enabled = countsAsParticipant(currentStatus(progress));
  return useAnswer(documentCalls.getConsumerLeaving, input, { enabled }).data;
}
