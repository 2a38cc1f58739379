import { signatoryCalls } from "@mec/api/signatory";
import type { ConsumptionPoint } from "@mec/domain/point";
import type { Signatory } from "@mec/domain/signatory";
import { useAnswerTo } from "../../platform/answer.ts";
import { answerKey, type Question } from "../../platform/question.ts";
import { usePoints } from "../../platform/session.ts";

/** Who signs for another of the person's places. */
export interface OtherSignatory {
  readonly place: string;
  readonly signatory: Signatory;
}

type Place = Pick<ConsumptionPoint, "consumerType"> & { readonly id?: string };

/** A person with many places named the signatory of one of the first. */
const asked = 5;

const firstNamed = (places: readonly ConsumptionPoint[]): Question<OtherSignatory | null> => ({
  key: [...answerKey(signatoryCalls.getConsumptionSignatory), places.map(({ id }) => id)],
  ask: async (call, signal) => {
    for (const { id, name } of places) {
      const signatory = await call(signatoryCalls.getConsumptionSignatory, { params: { id }, signal });
      if (signatory) return { place: name, signatory };
    }
    return null;
  },
});

/** The signatory named for another place of the same kind; undefined before the answer, null when there is none. */
export function useOtherSignatory({ id, consumerType }: Place): OtherSignatory | null | undefined {
  const { data: held, isLoading } = usePoints();
  const places = (held?.consumptionPoints ?? [])
    .filter((point) => point.id !== id && point.consumerType === consumerType)
    .slice(0, asked);
  // One more place of his is another question: what was offered stays until its answer, with the form under it.
  const { data, error } = useAnswerTo(places.length > 0 ? firstNamed(places) : null, { keepsFormer: true });
  if (isLoading) return undefined;
  return places.length === 0 || error ? null : data;
}
