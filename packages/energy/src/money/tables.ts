/** A figure that is in force from a day on, with where it comes from, to be shown beside any result made with it. */
export interface Dated<T> {
  /** First day, YYYY-MM-DD. */
  readonly from: string;
  readonly value: T;
  readonly source: string;
}

/** VAT on a kilowatt-hour, from the supplier or from a producer who is liable to it. Source: CGI, article 278. */
export const VAT = 0.2;

/** Regulated tariff ("tarif bleu résidentiel"), €/kWh including all taxes. */
export interface RegulatedTariff {
  readonly base: number;
  readonly peak: number;
  readonly offPeak: number;
}

const CRE = "délibérations de la CRE, tarif bleu résidentiel 3 à 6 kVA";

/** 2024 prices are the product's defaults when a person does not know his own. */
export const regulatedTariffs: readonly Dated<RegulatedTariff>[] = [
  { from: "2024-02-01", value: { base: 0.2516, peak: 0.27, offPeak: 0.2068 }, source: CRE },
  { from: "2025-02-01", value: { base: 0.2016, peak: 0.2146, offPeak: 0.1696 }, source: CRE },
  { from: "2025-08-01", value: { base: 0.1952, peak: 0.2081, offPeak: 0.1635 }, source: CRE },
  { from: "2026-02-01", value: { base: 0.194, peak: 0.2065, offPeak: 0.1579 }, source: CRE },
];

export type ExciseCategory = "household" | "business";

/** Excise on electricity ("accise"), €/kWh without VAT: households, and businesses up to 250 kVA. */
export const excises: readonly Dated<Readonly<Record<ExciseCategory, number>>>[] = [
  {
    from: "2024-02-01",
    value: { household: 0.021, business: 0.0205 },
    source: "bouclier tarifaire 2024 ; ordre de grandeur à vérifier",
  },
  {
    from: "2025-02-01",
    value: { household: 0.0337, business: 0.02623 },
    source: "CIBS, article L312-37 ; taux au 1er février 2025",
  },
  {
    from: "2025-08-01",
    value: { household: 0.02998, business: 0.02623 },
    source:
      "CIBS, article L312-37 ; taux ménages au 1er août 2025, taux des entreprises de février 2025 à vérifier",
  },
  {
    from: "2026-02-01",
    value: { household: 0.03035, business: 0.02623 },
    source:
      "CIBS, article L312-37 ; taux ménages au 1er février 2026, taux des entreprises de février 2025 à vérifier",
  },
];

/**
 * Local energy of an operation is free of excise when it comes from renewable plants under 1 MW.
 * Its end is announced by one secondary source only: it must be checked, and is shown to the user.
 */
export const localExciseExemption = {
  from: "2025-03-01",
  until: "2027-01-01",
  maxPlantKw: 1000,
  source:
    "loi de finances pour 2025, article 75 ; CIBS, articles L312-79 et L312-87 ; date de fin à vérifier",
} as const;

/**
 * Part of the supplier's price that pays for the network (variable TURPE), €/kWh without VAT: it stays due on local
 * energy. Orders of magnitude, until the operation's own network formula is known.
 */
export const networkShares: readonly Dated<RegulatedTariff>[] = [
  {
    from: "2024-02-01",
    value: { base: 0.048, peak: 0.048, offPeak: 0.033 },
    source: "TURPE, part variable ≤ 36 kVA ; ordre de grandeur à vérifier",
  },
];

/**
 * The entry in force on a day.
 * @param day YYYY-MM-DD
 * @throws RangeError before the first entry.
 */
export function inForce<T>(table: readonly Dated<T>[], day: string): Dated<T> {
  const found = table.findLast((entry) => entry.from <= day);
  if (!found) throw new RangeError(`no figure is known for ${day}: the first one is of ${table[0]?.from}`);
  return found;
}
