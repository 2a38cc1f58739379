import type { ConsumerType } from "@mec/domain/point";

export interface RuleOfThumb {
  label: string;
  /** What such a place usually consumes in a year. */
  from: number;
  to: number;
}

/** Usual orders of magnitude in France, kWh a year; they help to answer, no calculation relies on them. */
export const rulesOfThumb: Record<ConsumerType, readonly RuleOfThumb[]> = {
  individual: [
    { label: "Studio", from: 1000, to: 2000 },
    { label: "Appartement sans chauffage électrique", from: 2000, to: 3000 },
    { label: "Appartement avec chauffage électrique", from: 5000, to: 7000 },
    { label: "Maison sans chauffage électrique", from: 4000, to: 5000 },
    { label: "Maison avec chauffage électrique", from: 10_000, to: 15_000 },
  ],
  professional: [
    { label: "Petit commerce", from: 10_000, to: 25_000 },
    { label: "Mairie", from: 20_000, to: 40_000 },
    { label: "École", from: 30_000, to: 60_000 },
    { label: "Boulangerie", from: 60_000, to: 100_000 },
  ],
};

/** The middle of the range: what choosing the line writes in the field. */
export const middleOf = ({ from, to }: RuleOfThumb): string => String((from + to) / 2);
