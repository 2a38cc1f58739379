import type { Home } from "../../parts/point/dossier/home-of.ts";
import { termsText } from "../../parts/project/answer/terms-words.ts";
import { basesFor, listEstimateBases } from "../../parts/project/answer/use-answers.ts";
import { useAnswer } from "../../platform/answer.ts";

/** What a project asks in the years to come, of the answer that its sum is computed from; null where nothing says it. */
export function useTerms(projectId: string, home: Home | null): string | null {
  const { data } = useAnswer(listEstimateBases, home && basesFor([projectId], home));
  const engagement = data?.[0]?.engagement;
  return engagement ? termsText(engagement) : null;
}
