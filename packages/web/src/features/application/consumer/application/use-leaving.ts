import { documentCalls, type Leaving } from "@mec/api/document";
import { type ApplicationProgress, countsAsParticipant, currentStatus } from "@mec/domain/application";
import { useAnswer } from "../../../../platform/answer.ts";

interface KnownLeaving {
  /** Undefined as long as it is not known, and before he was accepted. */
  readonly leaving: Leaving | undefined;
  /** As it is now: he may have signed elsewhere since the page was opened, by the link of his mail. */
  readonly readAgain: () => Promise<Leaving | undefined>;
}

/** What binds an accepted consumer who leaves. */
export function useLeaving(
  { consumerId = "", progress }: ApplicationProgress,
  isHolder = true,
): KnownLeaving {
  const input = { params: { id: consumerId } };
  const enabled = isHolder && countsAsParticipant(currentStatus(progress));
  const { data, refetch } = useAnswer(documentCalls.getConsumerLeaving, input, { enabled });
  return { leaving: data, readAgain: async () => (enabled ? (await refetch()).data : undefined) };
}
