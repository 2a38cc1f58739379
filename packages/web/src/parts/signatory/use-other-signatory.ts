import { signatoryCalls } from "@mec/api/signatory";
import type { ConsumptionPoint, ProductionPoint } from "@mec/domain/point";
import { entityTypeOf, type SignatoryInput } from "@mec/domain/signatory";
import { useAnswerTo } from "../../platform/answer.ts";
import { answerKey, type Question } from "../../platform/question.ts";
import { usePoints } from "../../platform/session.ts";
import type { SignedPlace } from "./shared-siret.ts";

/** Who signs for another of the person's places. */
export type OtherSignatory = SignedPlace;

/** Who may sign for a place of this kind; null of a plant, for which a person or a structure may. */
type Kind = ConsumptionPoint["consumerType"] | null;

interface Place {
  readonly consumerType: Kind;
  readonly id?: string;
}

/** A person with many places named the signatory of one of the first. */
const asked = 5;

/** One of the person's places of the kind, or one of his plants: a town hall's first place may be its roof. */
interface Named {
  readonly of: keyof typeof signatoryOf;
  readonly id: string;
  readonly name: string;
}

const signatoryOf = {
  consumer: signatoryCalls.getConsumptionSignatory,
  producer: signatoryCalls.getProductionSignatory,
};

/** Whether who signs for another may sign for a place of this kind: a structure for its buildings, a person for a home, either for a plant. */
export const mayFit = ({ entityType }: Pick<SignatoryInput, "entityType">, kind: Kind): boolean =>
  kind === null || entityType === entityTypeOf(kind);

/** The first of these places, all of one kind, that somebody signs for. */
const firstNamed = (kind: Kind, places: readonly Named[]): Question<OtherSignatory | null> => ({
  key: [...answerKey(signatoryCalls.getConsumptionSignatory), `named ${kind}`, places.map(({ id }) => id)],
  ask: async (call, signal) => {
    for (const { of, id, name } of places) {
      const signatory = await call(signatoryOf[of], { params: { id }, signal });
      if (signatory && mayFit(signatory, kind)) return { place: name, signatory };
    }
    return null;
  },
});

interface Answered {
  /** The kind of place that was asked about. */
  readonly of: Kind;
  readonly other: OtherSignatory | null;
}

/** What was answered for a place; undefined while only the answer for another kind of place is there, whose signatory does not fit. */
export const answeredFor = (
  { consumerType }: Pick<Place, "consumerType">,
  answered: Answered | undefined,
): OtherSignatory | null | undefined => (answered?.of === consumerType ? answered.other : undefined);

interface Held {
  readonly consumptionPoints: readonly Pick<ConsumptionPoint, "id" | "name" | "consumerType">[];
  readonly productionPoints: readonly Pick<ProductionPoint, "id" | "name">[];
}

/** Where to look for who signs, the places first. */
export const othersOf = (
  { consumptionPoints, productionPoints }: Held,
  { id, consumerType }: Place,
): Named[] => [
  ...consumptionPoints
    .filter((point) => point.id !== id && (consumerType === null || point.consumerType === consumerType))
    .slice(0, asked)
    .map((point) => ({ of: "consumer" as const, id: point.id, name: point.name })),
  ...productionPoints
    .filter((plant) => plant.id !== id)
    .slice(0, asked)
    .map((point) => ({ of: "producer" as const, id: point.id, name: point.name })),
];

function namedForKind({ consumerType }: Place, places: readonly Named[]): Question<Answered> {
  const { key, ask } = firstNamed(consumerType, places);
  return { key, ask: async (...asked) => ({ of: consumerType, other: await ask(...asked) }) };
}

/** The signatory named for another place of the same kind, or for a plant; undefined before the answer, null when there is none. */
export function useOtherSignatory(place: Place): OtherSignatory | null | undefined {
  const { data: held, isLoading } = usePoints();
  const places = held ? othersOf(held, place) : [];
  // One more place of his is another question: what was offered stays until its answer, with the form under it.
  const { data, error } = useAnswerTo(places.length > 0 ? namedForKind(place, places) : null, {
    keepsFormer: true,
  });
  if (isLoading) return undefined;
  return places.length === 0 || error ? null : answeredFor(place, data);
}
