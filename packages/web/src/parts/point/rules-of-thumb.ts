import type { ConsumerType, WorkingHours } from "@mec/domain/point";

/** The kinds of places that have a rule of thumb. */
export const placeKinds = [
  "studio",
  "flat",
  "electric-flat",
  "house",
  "heat-pump-house",
  "electric-house",
  "shop",
  "town-hall",
  "school",
  "village-hall",
  "gas-bakery",
  "electric-bakery",
  /** One whose oven nobody told: its use has no rule of thumb, since the oven makes it twice as large. */
  "bakery",
] as const;
export type PlaceKind = (typeof placeKinds)[number];

export interface RuleOfThumb {
  kind: PlaceKind;
  /** As a person calls his own place: "maison". */
  short: string;
  /** The usual yearly consumption of such a place. */
  from: number;
  to: number;
  /** When such a business works. */
  hours?: WorkingHours;
  /** Of a home that heats with electricity, a heat pump or radiators. */
  heatsWithElectricity?: true;
  /** False of a kind of place that usually gets no VAT back: a public body does not where it acts as one (CGI, article 256 B). */
  reclaimsVat?: boolean;
}

/**
 * Usual orders of magnitude in France, kWh a year; they help to answer, no calculation relies on them.
 * A heat pump takes 35 to 51 kWh/m² a year (ADEME, as told by
 * https://vattenfall.fr/le-mag-energie/consommation-maison-pompe-a-chaleur): 3,500 to 5,100 for 100 m², beside what a house uses.
 * A bakery uses some 99 MWh a year of all energies, 65 % of it to bake (ENGIE,
 * https://pro.engie.fr/economies-d-energie/comment-faire-des-economies-d-energie/reduire-sa-consommation-par-equipements/les-essentiels-de-l-efficacite-energetique-en-boulangerie);
 * electricity was 28 % of some 135 MWh where gas and oil bake (CNIDEP, http://cnidep.com/energie_boulangerie.html).
 * A village hall in use nearly each weekend took 288 kWh/m² of all energies, 200 of them to heat (SYDESL's audit,
 * http://tramayes.com/texte_thermique_sdf.htm): of what is left, and less where it is used less, 70 to 230 m² make this range.
 * One that heats with electricity uses more.
 */
export const rulesOfThumb: Record<ConsumerType, readonly RuleOfThumb[]> = {
  individual: [
    { kind: "studio", short: "studio", from: 1000, to: 2000 },
    {
      kind: "flat",
      short: "appartement",
      from: 2000,
      to: 3000,
    },
    { kind: "house", short: "maison", from: 4000, to: 5000 },
    {
      kind: "electric-flat",
      short: "appartement chauffé à l’électricité",
      from: 5000,
      to: 7000,
      heatsWithElectricity: true,
    },
    {
      kind: "heat-pump-house",
      short: "maison avec pompe à chaleur",
      from: 7000,
      to: 10_000,
      heatsWithElectricity: true,
    },
    {
      kind: "electric-house",
      short: "maison chauffée à l’électricité",
      from: 10_000,
      to: 15_000,
      heatsWithElectricity: true,
    },
  ],
  professional: [
    { kind: "shop", short: "commerce", from: 10_000, to: 25_000, hours: "day" },
    {
      kind: "town-hall",
      short: "mairie",
      from: 20_000,
      to: 40_000,
      hours: "day",
      reclaimsVat: false,
    },
    {
      kind: "school",
      short: "école",
      from: 30_000,
      to: 60_000,
      hours: "term",
      reclaimsVat: false,
    },
    {
      kind: "village-hall",
      short: "salle des fêtes",
      from: 6000,
      to: 20_000,
      hours: "evening",
      reclaimsVat: false,
    },
    {
      kind: "gas-bakery",
      short: "boulangerie, four à gaz",
      from: 25_000,
      to: 45_000,
      hours: "early",
    },
    {
      kind: "electric-bakery",
      short: "boulangerie, four électrique",
      from: 60_000,
      to: 100_000,
      hours: "early",
    },
  ],
};

/** What a business is in one word, which begins its place's name. */
const trades: Partial<Record<PlaceKind, string>> = {
  shop: "commerce",
  "town-hall": "mairie",
  school: "école",
  "village-hall": "salle des fêtes",
  bakery: "boulangerie",
  "gas-bakery": "boulangerie",
  "electric-bakery": "boulangerie",
};

/** The trade of a kind of place; undefined for a home. */
export const tradeOf = (kind: PlaceKind | null): string | undefined => (kind ? trades[kind] : undefined);

/** Whether a home heats with electricity: as it was answered, "I do not know" (null) too, else as its kind says. */
export const heatingOf = ({
  placeKind,
  electricHeating: told,
}: {
  readonly placeKind: PlaceKind | null;
  readonly electricHeating?: boolean | null | undefined;
}): boolean | null => {
  if (told !== undefined) return told;
  const isElectric = rulesOfThumb.individual.some(
    ({ kind, heatsWithElectricity }) => kind === placeKind && heatsWithElectricity,
  );
  return isElectric ? true : null;
};

/** The middle of the range: the value that choosing it writes in the field. */
export const middleOf = ({ from, to }: Pick<RuleOfThumb, "from" | "to">): string => String((from + to) / 2);

/** The words for a kind of place within a sentence. */
export const shortNameOf = (kind: PlaceKind): string | undefined =>
  Object.values(rulesOfThumb)
    .flat()
    .find((rule) => rule.kind === kind)?.short ?? tradeOf(kind);
