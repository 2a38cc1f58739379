import { signatoryCalls } from "@mec/api/signatory";
import type { ConsumptionPoint } from "@mec/domain/point";
import type { SignedPlace } from "../../parts/signatory/shared-siret.ts";
import { useAnswerTo } from "../../platform/answer.ts";
import { answerKey, type Question } from "../../platform/question.ts";
import { usePoints } from "../../platform/session.ts";

/** Who signs for another of the person's places. */
export type OtherSignatory = SignedPlace;

type Place = Pick<ConsumptionPoint, "consumerType"> & { readonly id?: string };

/** A person with many places named the signatory of one of the first. */
const asked = 5;

/** The first of these places, all of one kind, that somebody signs for. */
const firstNamed = (
  kind: ConsumptionPoint["consumerType"],
  places: readonly ConsumptionPoint[],
): Question<OtherSignatory | null> => ({
  key: [...answerKey(signatoryCalls.getConsumptionSignatory), `named ${kind}`, places.map(({ id }) => id)],
  ask: async (call, signal) => {
    for (const { id, name } of places) {
      const signatory = await call(signatoryCalls.getConsumptionSignatory, { params: { id }, signal });
      if (signatory) return { place: name, signatory };
    }
    return null;
  },
});

interface Answered {
  /** The kind of place that was asked about. */
  readonly of: ConsumptionPoint["consumerType"];
  readonly other: OtherSignatory | null;
}

/** What was answered for a place; undefined while only the answer for another kind of place is there, whose signatory does not fit. */
export const answeredFor = (
  { consumerType }: Pick<Place, "consumerType">,
  answered: Answered | undefined,
): OtherSignatory | null | undefined => (answered?.of === consumerType ? answered.other : undefined);

const othersOf = (held: readonly ConsumptionPoint[], { id, consumerType }: Place): ConsumptionPoint[] =>
  held.filter((point) => point.id !== id && point.consumerType === consumerType).slice(0, asked);

function namedForKind({ consumerType }: Place, places: readonly ConsumptionPoint[]): Question<Answered> {
  const { key, ask } = firstNamed(consumerType, places);
  return { key, ask: async (...asked) => ({ of: consumerType, other: await ask(...asked) }) };
}

/** The signatory named for another place of the same kind; undefined before the answer, null when there is none. */
export function useOtherSignatory(place: Place): OtherSignatory | null | undefined {
  const { data: held, isLoading } = usePoints();
  const places = othersOf(held?.consumptionPoints ?? [], place);
  // One more place of his is another question: what was offered stays until its answer, with the form under it.
  const { data, error } = useAnswerTo(places.length > 0 ? namedForKind(place, places) : null, {
    keepsFormer: true,
  });
  if (isLoading) return undefined;
  return places.length === 0 || error ? null : answeredFor(place, data);
}
