import type { BuyBack } from "../point/index.ts";
import { formatPrice, type VatRegime } from "../shared/index.ts";

interface Sold {
  /** €/kWh without VAT for what sharing leaves; null where it is not known. */
  readonly surplusPrice: number | null;
}

/** What a plant under its own contract is counted at: all of it, and what sharing leaves. */
export function buyBackText(contract: BuyBack, { surplusPrice }: Sold, vatRegime: VatRegime): string {
  const tariff = formatPrice(contract.price, "professional", vatRegime);
  if (contract.takesSurplus)
    return `Tout vendre, et vendre ce que le partage laisse, comptent à votre tarif\u00a0: ${tariff}.`;
  if (surplusPrice === null)
    return `Tout vendre compte à votre tarif, ${tariff}. Ce que le partage laisse n’est pas compté\u00a0: son prix ne nous est pas connu.`;
  const surplus = formatPrice(surplusPrice, "professional", vatRegime);
  return `Tout vendre compte à votre tarif, ${tariff}. Ce que le partage laisse compte au dernier tarif publié du surplus, ${surplus}\u00a0: demandez à votre acheteur ce qu’il en paierait.`;
}
