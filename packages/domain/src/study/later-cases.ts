import { euroOf, type GainRange, gainText, ownGain, type Saving } from "./gain-words.ts";

/** A sum and whose it is: of which year, or in which case. */
export type NamedSum = readonly [name: string, sum: string];

/** What a price that changes by an agreed rate leaves in a later year. */
export interface SumOverYears extends Pick<Saving, "isVatCounted"> {
  /** Null where the price of that year is not known, or is that of the first. */
  readonly later:
    | (Saving & { readonly year: number; readonly withoutExemptionEur?: GainRange | null | undefined })
    | null;
  /** How long the contract lasts, years; null or absent where that is not said. */
  readonly engagement?: { readonly durationYears: number | null } | undefined;
}

/** "Année 5"; of a contract that ends before and is renewed by itself, that it was. */
export function laterYearName({
  later,
  engagement,
}: Pick<SumOverYears, "engagement"> & { readonly later: { readonly year: number } }): string {
  const { durationYears = null } = engagement ?? {};
  const isRenewed = durationYears !== null && later.year > durationYears;
  return `Année ${later.year}${isRenewed ? " si le contrat est reconduit" : ""}`;
}

/** What is left in a later year, once the price has risen; null where it does not, or is not known. */
export function laterCase({ later, isVatCounted, engagement }: SumOverYears): NamedSum | null {
  if (!later) return null;
  return [
    `${laterYearName({ later, engagement })}, prix du fournisseur inchangé`,
    ownGain({ ...later, isVatCounted }),
  ];
}

/**
 * The later year without the excise exemption: a price may bring a gain in either case, and lose in both at once. Null where one is
 * not known. Wherever a price is told, to who is to answer it or to who proposes it, this case is told with it.
 */
export function worstCase({ later, isVatCounted, engagement }: SumOverYears): NamedSum | null {
  if (!later?.withoutExemptionEur) return null;
  return [
    `${laterYearName({ later, engagement })}, sans l’exonération d’accise`,
    gainText(later.withoutExemptionEur, euroOf({ ...later, isVatCounted })),
  ];
}

/** Both of them, each with its name, the one without the exemption first. */
export const laterCases = (sum: SumOverYears): NamedSum[] =>
  [worstCase(sum), laterCase(sum)].filter((one) => one !== null);
