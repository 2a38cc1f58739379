import type { BuyBack } from "../point/index.ts";
import { formatPrice, type VatRegime } from "../shared/index.ts";

interface Sold {
  /** €/kWh without VAT for what sharing leaves; null where it is not known. */
  readonly surplusPrice: number | null;
  /** Whether he sells but a surplus today. */
  readonly sellsSurplus?: boolean | null | undefined;
  /** When that contract has ended, or ends; null or absent of one that runs. */
  readonly contractEndsOn?: string | null | undefined;
}

/** What the sale is called that sharing is compared with: of all that a plant makes, or of the surplus that it sells today. */
export const sellingText = (sellsSurplus: boolean | null | undefined): string =>
  sellsSurplus ? "vendre le surplus au réseau" : "tout vendre";

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** What a plant under its own contract is counted at: all of it, and what sharing leaves. */
export function buyBackText(
  contract: BuyBack,
  { surplusPrice, sellsSurplus, contractEndsOn = null }: Sold,
  vatRegime: VatRegime,
): string {
  const tariff = formatPrice(contract.price, "professional", vatRegime);
  const selling = capital(sellingText(sellsSurplus));
  if (contract.takesSurplus)
    return `${selling}, et vendre ce que le partage laisse, comptent à votre tarif\u00a0: ${tariff}.`;
  const whose = contractEndsOn === null ? "à votre tarif" : "au tarif du contrat que vous quittez";
  if (surplusPrice === null)
    return `${selling} compte ${whose}, ${tariff}. Ce que le partage laisse n’est pas compté\u00a0: son prix ne nous est pas connu.`;
  const surplus = formatPrice(surplusPrice, "professional", vatRegime);
  const ask = contractEndsOn === null ? "demandez à votre acheteur" : "demandez à un acheteur";
  return `${selling} compte ${whose}, ${tariff}. Ce que le partage laisse compte au dernier tarif publié du surplus, ${surplus}\u00a0: ${ask} ce qu’il en paierait.`;
}
