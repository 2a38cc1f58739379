import type { BuyBack, PurchaseContract } from "@mec/domain/point";

type ToldContract = {
  buyBack?: BuyBack | null | undefined;
  purchaseContract?: PurchaseContract | null | undefined;
  contractEndsOn?: string | null | undefined;
  sellsSurplus?: boolean | null | undefined;
};

/** What is not told of a contract is left out, on the wire and of the domain. */
export const buyBackOf = ({ buyBack, purchaseContract, contractEndsOn, sellsSurplus }: ToldContract) => ({
  ...(buyBack === undefined ? {} : { buyBack }),
  ...(purchaseContract === undefined ? {} : { purchaseContract }),
  ...(contractEndsOn === undefined ? {} : { contractEndsOn }),
  ...(sellsSurplus === undefined ? {} : { sellsSurplus }),
});
