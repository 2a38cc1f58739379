import { proposalCalls } from "@mec/api/study";
import { useAnswerTo } from "../../../platform/answer.ts";
import { answerKey } from "../../../platform/question.ts";
import { askAcceptance } from "./ask-previews.ts";

const questionOf = (projectId: string, applicationIds: readonly string[]) => ({
  key: answerKey(proposalCalls.previewAcceptance, {
    params: { id: projectId },
    body: { applicationIds: [...applicationIds] },
  }),
  ask: askAcceptance(projectId, applicationIds),
});

/**
 * What accepting these candidates would bring to each and reserve; without any, nothing is asked. The former answer is shown
 * while the next is awaited, and `settled` is the answer about these candidates alone.
 */
export function useAcceptancePreview(projectId: string, applicationIds: readonly string[]) {
  const question = applicationIds.length === 0 ? null : questionOf(projectId, applicationIds);
  const answer = useAnswerTo(question, { keepsFormer: true });
  return { ...answer, settled: answer.isPlaceholderData ? undefined : answer.data };
}
