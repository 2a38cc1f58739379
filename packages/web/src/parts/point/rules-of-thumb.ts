import type { ConsumerType, WorkingHours } from "@mec/domain/point";

/** The kinds of places that have a rule of thumb. */
export const placeKinds = [
  "studio",
  "flat",
  "electric-flat",
  "house",
  "electric-house",
  "shop",
  "town-hall",
  "school",
  "bakery",
] as const;
export type PlaceKind = (typeof placeKinds)[number];

export interface RuleOfThumb {
  kind: PlaceKind;
  label: string;
  /** As a person calls his own place: "maison". */
  short: string;
  /** The usual yearly consumption of such a place. */
  from: number;
  to: number;
  /** When such a business works. */
  hours?: WorkingHours;
  /** False of a kind of place that usually gets no VAT back: a public body does not where it acts as one (CGI, article 256 B). */
  reclaimsVat?: boolean;
}

/** Usual orders of magnitude in France, kWh a year; they help to answer, no calculation relies on them. */
export const rulesOfThumb: Record<ConsumerType, readonly RuleOfThumb[]> = {
  individual: [
    { kind: "studio", label: "Studio", short: "studio", from: 1000, to: 2000 },
    {
      kind: "flat",
      label: "Appartement sans chauffage électrique",
      short: "appartement",
      from: 2000,
      to: 3000,
    },
    { kind: "house", label: "Maison sans chauffage électrique", short: "maison", from: 4000, to: 5000 },
    {
      kind: "electric-flat",
      label: "Appartement avec chauffage électrique",
      short: "appartement chauffé à l’électricité",
      from: 5000,
      to: 7000,
    },
    {
      kind: "electric-house",
      label: "Maison avec chauffage électrique",
      short: "maison chauffée à l’électricité",
      from: 10_000,
      to: 15_000,
    },
  ],
  professional: [
    { kind: "shop", label: "Petit commerce", short: "commerce", from: 10_000, to: 25_000, hours: "day" },
    {
      kind: "town-hall",
      label: "Mairie",
      short: "mairie",
      from: 20_000,
      to: 40_000,
      hours: "day",
      reclaimsVat: false,
    },
    {
      kind: "school",
      label: "École",
      short: "école",
      from: 30_000,
      to: 60_000,
      hours: "term",
      reclaimsVat: false,
    },
    { kind: "bakery", label: "Boulangerie", short: "boulangerie", from: 60_000, to: 100_000, hours: "early" },
  ],
};

/** The middle of the range: the value that choosing it writes in the field. */
export const middleOf = ({ from, to }: RuleOfThumb): string => String((from + to) / 2);

/** The word for a kind of place within a sentence. */
export const shortNameOf = (kind: PlaceKind): string | undefined =>
  Object.values(rulesOfThumb)
    .flat()
    .find((rule) => rule.kind === kind)?.short;
