import { euroOf, type GainRange, gainText, ownGain, type Saving } from "./gain-words.ts";

/** A sum and whose it is: of which year, or in which case. */
export type NamedSum = readonly [name: string, sum: string];

/** What a price that changes by an agreed rate leaves in a later year. */
export interface SumOverYears extends Pick<Saving, "isVatCounted"> {
  /** Null where the price of that year is not known, or is that of the first. */
  readonly later:
    | (Saving & { readonly year: number; readonly withoutExemptionEur?: GainRange | null | undefined })
    | null;
}

/** What is left in a later year, once the price has risen; null where it does not, or is not known. */
export function laterCase({ later, isVatCounted }: SumOverYears): NamedSum | null {
  if (!later) return null;
  return [`Année ${later.year}, prix du fournisseur inchangé`, ownGain({ ...later, isVatCounted })];
}

/**
 * The later year without the excise exemption: a price may bring a gain in either case, and lose in both at once. Null where one is
 * not known. Wherever a price is told, to who is to answer it or to who proposes it, this case is told with it.
 */
export function worstCase({ later, isVatCounted }: SumOverYears): NamedSum | null {
  if (!later?.withoutExemptionEur) return null;
  return [
    `Année ${later.year}, sans l’exonération d’accise`,
    gainText(later.withoutExemptionEur, euroOf({ ...later, isVatCounted })),
  ];
}

/** Both of them, each with its name. */
export const laterCases = (sum: SumOverYears): NamedSum[] =>
  [laterCase(sum), worstCase(sum)].filter((one) => one !== null);
