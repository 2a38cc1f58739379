import { formatAmount, formatAmountDue } from "@mec/domain/service";
import { usePrices } from "../../platform/profile-type.ts";

/** How amounts read for this visitor: professionals without tax, individuals with it. */
export function useAmounts(): (amountExclTax: number) => string {
  const { profileType } = usePrices();
  return (amountExclTax) => formatAmount(amountExclTax, profileType);
}

/** How sums to pay read for this visitor. */
export function useAmountsDue(): (amountExclTax: number) => string {
  const { profileType } = usePrices();
  return (amountExclTax) => formatAmountDue(amountExclTax, profileType);
}
