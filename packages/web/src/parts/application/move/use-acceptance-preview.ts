import { proposalCalls } from "@mec/api/study";
import { useAnswer } from "../../../platform/answer.ts";

/** The API's limit for one request. */
const mostAsked = 500;

/** What accepting these candidates would bring to each and reserve; without any, nothing is asked. */
export const useAcceptancePreview = (projectId: string, applicationIds: readonly string[]) =>
  useAnswer(
    proposalCalls.previewAcceptance,
    applicationIds.length === 0
      ? null
      : { params: { id: projectId }, body: { applicationIds: applicationIds.slice(0, mostAsked) } },
    { keepsFormer: true },
  );
