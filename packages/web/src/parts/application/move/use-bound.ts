import { type Bound, documentCalls } from "@mec/api/document";
import { useAnswerTo } from "../../../platform/answer.ts";
import type { Client } from "../../../platform/client.tsx";
import { answerKey } from "../../../platform/question.ts";
import { lotsOf } from "./lots.ts";

/** Asks about everybody, in as many calls as needed. */
const askBound =
  (id: string, applicationIds: readonly string[]) =>
  async (call: Client): Promise<Bound[]> => {
    const all: Bound[] = [];
    for (const lot of lotsOf(applicationIds)) {
      const { bound } = await call(documentCalls.listBindings, {
        params: { id },
        body: { applicationIds: lot },
      });
      all.push(...bound);
    }
    return all;
  };

/** Of many whom the owner had accepted, those whom documents bind to him even if he refuses them. */
export const useBound = (projectId: string, applicationIds: readonly string[]) =>
  useAnswerTo({
    key: answerKey(documentCalls.listBindings, {
      params: { id: projectId },
      body: { applicationIds: [...applicationIds] },
    }),
    ask: askBound(projectId, applicationIds),
  });
