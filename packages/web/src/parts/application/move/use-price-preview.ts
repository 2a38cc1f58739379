import { useDebouncedValue } from "@mantine/hooks";
import { proposalCalls } from "@mec/api/study";
import { useAnswerTo } from "../../../platform/answer.ts";
import { answerKey } from "../../../platform/question.ts";
import { askPrice } from "./ask-previews.ts";
import type { Moved } from "./types.ts";

const pauseOfTyping = 300;

export interface PreviewedPrice {
  projectId: string;
  /** €/kWh without VAT; null while what is typed is not a price. */
  price: number | null;
  people: readonly Moved[];
}

/** What is asked of the server about a price. */
export function questionOfPrice(projectId: string, price: number, people: readonly Moved[]) {
  const applicationIds = people.map(({ applicationId }) => applicationId);
  return {
    key: answerKey(proposalCalls.previewPrice, {
      params: { id: projectId },
      body: { price, applicationIds },
    }),
    ask: askPrice(projectId, price, applicationIds),
  };
}

/**
 * The server's answer for the price being typed, once the typing pauses; the former one is shown meanwhile, and `settled` is
 * the answer about this price and these people alone.
 */
export function usePricePreview({ projectId, price, people }: PreviewedPrice) {
  const [asked] = useDebouncedValue(price, pauseOfTyping);
  const question = asked === null ? null : questionOfPrice(projectId, asked, people);
  const answer = useAnswerTo(question, { keepsFormer: true });
  return { ...answer, asked, settled: answer.isPlaceholderData ? undefined : answer.data };
}
