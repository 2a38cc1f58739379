import type { ContractForm } from "@mec/domain/point";
import { priceText } from "@mec/domain/shared";

const emptied = <Prices extends Record<string, string>>(prices: Prices): Prices => ({
  ...prices,
  ...Object.fromEntries(
    Object.entries(prices)
      .filter(([, typed]) => !priceText.safeParse(typed).success)
      .map(([key]) => [key, ""]),
  ),
});

/** The contract as it is kept while it is typed: a text that is no price leaves none, not that of a key before. */
export const withoutFaults = ({
  basePrice,
  twoQuarterPrice,
  fourQuarterPrice,
  ...contract
}: ContractForm): ContractForm => ({
  ...contract,
  ...emptied({ basePrice }),
  twoQuarterPrice: emptied(twoQuarterPrice),
  fourQuarterPrice: emptied(fourQuarterPrice),
});
