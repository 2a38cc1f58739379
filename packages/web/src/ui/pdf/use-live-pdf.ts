import { useDebouncedValue } from "@mantine/hooks";
import { useAnswerTo } from "../../platform/answer.ts";
import type { Question } from "../../platform/question.ts";

const pauseOfTyping = 400;

/**
 * The PDF of what is being typed, once the typing pauses; the former one stays until the next has come.
 * @param typed as the server takes it.
 */
export function useLivePdf<B>(typed: B, pdfOf: (typed: B) => Question<Blob>) {
  // Compared as JSON: what is typed is a new object at each keystroke, even when nothing in it changes.
  const text = JSON.stringify(typed);
  const [settled] = useDebouncedValue(text, pauseOfTyping);
  const preview = useAnswerTo(pdfOf(JSON.parse(settled)), { keepsFormer: true, retry: false, gcTime: 0 });
  return { ...preview, isUpdating: preview.isFetching || settled !== text };
}
