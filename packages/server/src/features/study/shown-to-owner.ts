import type { PriceProposal } from "@mec/api/study";

/** What a sum supposes of the power of a holder's meter. */
type Supposed = Pick<PriceProposal, "isNetworkSupposed" | "isListOfHomes">;

/** The figures of a person, as the owner reads them before a step. */
export const withoutPower = <F extends Supposed>(figures: F): Omit<F, keyof Supposed> => {
  const { isNetworkSupposed: _, isListOfHomes: __, ...told } = figures;
  return told;
};

/**
 * A proposal as the owner of its project reads it: its price, what it asks and the gain that his previews tell him. What of it says
 * what heats a home or how strong its meter is, with the bill, what the holder was told before and what he changed since, is his alone.
 */
export function proposalToOwner(proposal: PriceProposal): PriceProposal {
  const {
    agreed: _,
    announced: __,
    ownChanges: ___,
    activity: ____,
    areHoursAssumed: _____,
    ...told
  } = withoutPower(proposal);
  return {
    ...told,
    ...{ supply: "", billEur: 0, billWithoutVatEur: null, perKwh: null, networkOptionEur: null, alone: null },
  };
}
