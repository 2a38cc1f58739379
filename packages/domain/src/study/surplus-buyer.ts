import type { BuyBack, PurchaseContract } from "../point/index.ts";

/** What is known of who buys what sharing leaves. */
export interface SurplusSold {
  /** Who the declaration to the grid operator says buys it. */
  readonly surplusBuyer?: string | undefined;
  readonly buyBack?: BuyBack | null | undefined;
  readonly purchaseContract?: PurchaseContract | null | undefined;
  readonly contractEndsOn?: string | null | undefined;
  readonly isContractOver?: boolean | undefined;
  readonly isSurplusOffered?: boolean | undefined;
}

/** Whether nobody is known to buy it: the contract that did is none any more, has to end, or there was none. */
export const needsSurplusBuyer = ({
  surplusBuyer,
  purchaseContract,
  isSurplusOffered = false,
}: SurplusSold): boolean =>
  surplusBuyer === undefined &&
  !isSurplusOffered &&
  (purchaseContract === "older" || purchaseContract === "none");

/** "du surplus, à vendre à un acheteur à trouver": beside a sum that counts it. */
export function surplusText(sold: SurplusSold): string {
  const { surplusBuyer, buyBack, isSurplusOffered, isContractOver } = sold;
  if (surplusBuyer !== undefined) return `du surplus, vendu à ${surplusBuyer}`;
  if (isSurplusOffered) return "du surplus, au prix qu’un acheteur vous propose";
  if (needsSurplusBuyer(sold)) return "du surplus, à vendre à un acheteur à trouver";
  return buyBack?.takesSurplus && !isContractOver ? "du surplus, à votre contrat d’achat" : "du surplus";
}

/** What its holder has to do, and whom he tells; null where somebody is known to buy it. */
export const surplusToSellText = (sold: SurplusSold): string | null =>
  needsSurplusBuyer(sold)
    ? "Ce que le partage laisse n’a pas encore d’acheteur\u00a0: demandez son prix à un agrégateur ou à un fournisseur, et son contrat pour le premier jour du partage. Donnez son nom au porteur du projet, qui l’écrit dans la déclaration à Enedis (annexe 2)\u00a0; son prix se dit avec l’installation, dans «\u00a0Mes projets et mes lieux\u00a0». Sans acheteur, ce surplus ne vous est pas payé."
    : null;
