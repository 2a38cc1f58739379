import { useDebouncedValue } from "@mantine/hooks";
import { proposalCalls } from "@mec/api/study";
import { useAnswer } from "../../../platform/answer.ts";
import type { Moved } from "./types.ts";

const pauseOfTyping = 300;
/** The API's limit for one request. */
const mostAsked = 500;

export interface PreviewedPrice {
  projectId: string;
  /** €/kWh without VAT; null while what is typed is not a price. */
  price: number | null;
  people: readonly Moved[];
}

/** What is asked of the server about a price. */
export const previewOf = (projectId: string, price: number, people: readonly Moved[]) => ({
  params: { id: projectId },
  body: { price, applicationIds: people.slice(0, mostAsked).map(({ applicationId }) => applicationId) },
});

/** The server's answer for the price being typed, once the typing pauses. */
export function usePricePreview({ projectId, price, people }: PreviewedPrice) {
  const [asked] = useDebouncedValue(price, pauseOfTyping);
  const answer = useAnswer(
    proposalCalls.previewPrice,
    asked === null ? null : previewOf(projectId, asked, people),
    { keepsFormer: true },
  );
  return { ...answer, asked };
}
