import { proposalCalls } from "@mec/api/study";
import { useAnswerTo } from "../../../platform/answer.ts";
import { answerKey } from "../../../platform/question.ts";
import { askAcceptance, type Telling } from "./ask-previews.ts";

const questionOf = (projectId: string, applicationIds: readonly string[], telling: Telling) => ({
  key: answerKey(proposalCalls.previewAcceptance, {
    params: { id: projectId },
    body: { applicationIds: [...applicationIds], ...telling },
  }),
  ask: askAcceptance(projectId, applicationIds, telling),
});

/**
 * What accepting these candidates would bring to each and reserve; without any, nothing is asked. The former answer is shown
 * while the next is awaited, and `settled` is the answer about these candidates alone.
 */
export function useAcceptancePreview(
  projectId: string,
  applicationIds: readonly string[],
  telling: Telling = {},
) {
  const question = applicationIds.length === 0 ? null : questionOf(projectId, applicationIds, telling);
  const answer = useAnswerTo(question, { keepsFormer: true });
  return { ...answer, settled: answer.isPlaceholderData ? undefined : answer.data };
}
