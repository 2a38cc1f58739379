/** A sum as the person concerned reads it: without VAT for a business, which reclaims it. */
export interface OwnSaving {
  readonly savingEur: number;
  readonly isWithoutVat: boolean;
}

interface Outcome {
  readonly savingEur: number;
  readonly withoutVat?: { readonly savingEur: number } | null | undefined;
}

export const ownSavingOf = ({ savingEur, withoutVat }: Outcome): OwnSaving => ({
  savingEur: withoutVat?.savingEur ?? savingEur,
  isWithoutVat: Boolean(withoutVat),
});

/** Whether sums with VAT and sums without may stand side by side, so that each says which it is. */
export const haveTwoTaxes = (people: readonly Pick<Outcome, "withoutVat">[]): boolean =>
  people.some(({ withoutVat }) => Boolean(withoutVat));

/** The smallest sum under a key: with VAT for all, from a server of the former release. */
export const smallestOwnOf = (key: {
  readonly smallestSavingEur: number;
  readonly smallestOwn?: OwnSaving | undefined;
}): OwnSaving => key.smallestOwn ?? { savingEur: key.smallestSavingEur, isWithoutVat: false };
