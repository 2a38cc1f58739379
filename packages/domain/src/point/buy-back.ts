import * as z from "zod";
import { emptyAsNull, flagSchema, priceSchema, refuseHighPrice, salePriceText } from "../shared/index.ts";

/** €/kWh without VAT that a purchase contract pays for all that a plant produces, as typed; null where none is told. */
export const buyBackText = emptyAsNull(salePriceText);

/** What a purchase contract that runs pays for all that a plant produces, as its holder told it. */
export const buyBackSchema = z.strictObject({
  /** €/kWh without VAT. */
  price: priceSchema.superRefine(refuseHighPrice),
  /** Whether its buyer is known to take what sharing leaves at this price too. */
  takesSurplus: flagSchema,
  /** €/kWh without VAT that a buyer offers for what sharing leaves, where that contract does not pay for it; left out where none is told. */
  surplusOffer: priceSchema.superRefine(refuseHighPrice).optional(),
});
export type BuyBack = z.infer<typeof buyBackSchema>;

/** Whether a purchase contract runs, and since when: one of before 9 October 2021 has to end before its plant shares. One that has ended, or ends on a told day, is none. */
export const purchaseContracts = ["none", "older", "recent"] as const;
export const purchaseContractSchema = z.enum(purchaseContracts);
export type PurchaseContract = z.infer<typeof purchaseContractSchema>;

interface ToldContract {
  /** Left out where it does not change; null where its holder does not know. */
  readonly purchaseContract?: PurchaseContract | null | undefined;
  readonly buyBack?: BuyBack | null | undefined;
  /** YYYY-MM-DD: when the one that is none any more has ended, or ends; null where none is told. */
  readonly contractEndsOn?: string | null | undefined;
}

/** Whether a plant may sell by a contract of its own whose tariff was not told: what it pays is then supposed. */
export const isTariffUnknown = ({
  isLaid,
  purchaseContract = null,
  buyBack = null,
}: ToldContract & { readonly isLaid: boolean }): boolean =>
  buyBack === null && (purchaseContract === null ? isLaid : purchaseContract !== "none");

/** Whether the last day of a purchase contract is past: nobody pays its tariff any more. */
export const isContractOver = (contractEndsOn: string | null | undefined, day: string): boolean =>
  Boolean(contractEndsOn && contractEndsOn < day);

/**
 * What a contract of this kind can pay: nothing where there is none, and nothing for what sharing leaves of one that has ended by
 * then. One that is said to end keeps its tariff: it is what its plant earned without sharing.
 */
export function paidBy<T extends ToldContract>(told: T): T {
  const { purchaseContract, buyBack, contractEndsOn = null } = told;
  if (purchaseContract === "none" && contractEndsOn === null) return { ...told, buyBack: null };
  return (purchaseContract === "older" || contractEndsOn !== null) && buyBack
    ? { ...told, buyBack: { ...buyBack, takesSurplus: false } }
    : told;
}
