import type { BuyBack } from "../point/index.ts";
import { formatPrice, type VatRegime } from "../shared/index.ts";

/** By what a plant would sell that shares nothing. */
export interface SoldWithout {
  /** Whether he sells but a surplus today. */
  readonly sellsSurplus?: boolean | null | undefined;
  /** Whether its purchase contract has ended: what it makes is then counted as a surplus is. */
  readonly isContractOver?: boolean | undefined;
  /** Whether a surplus counts at what a buyer offers its holder. */
  readonly isSurplusOffered?: boolean | undefined;
}

interface Sold extends SoldWithout {
  /** €/kWh without VAT for what sharing leaves; null where it is not known. */
  readonly surplusPrice: number | null;
  /** When that contract has ended, or ends; null or absent of one that runs. */
  readonly contractEndsOn?: string | null | undefined;
}

/** What the sale is called that sharing is compared with: of all that a plant makes, or of the surplus that it sells today. */
export function sellingText({ sellsSurplus, isContractOver, isSurplusOffered }: SoldWithout): string {
  if (sellsSurplus) return "vendre le surplus au réseau";
  if (!isContractOver) return "tout vendre";
  return isSurplusOffered ? "tout vendre au prix proposé" : "tout vendre au tarif publié du surplus";
}

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** The same of one whose contract has ended: nothing is compared with what it paid. */
function endedText(was: string, surplus: string | null, isOffered: boolean): string {
  const said = `Votre contrat d’achat est terminé\u00a0: il payait ${was}, et ne compte plus.`;
  if (surplus !== null && isOffered)
    return `${said} Ce qui n’est pas partagé compte au prix que votre acheteur propose, ${surplus}.`;
  return surplus === null
    ? `${said} Ce qu’un acheteur paierait aujourd’hui ne nous est pas connu.`
    : `${said} Ce qui n’est pas partagé compte au dernier tarif publié du surplus, ${surplus}\u00a0: demandez à un acheteur ce qu’il en paierait.`;
}

/** What a plant under its own contract is counted at: all of it, and what sharing leaves. */
export function buyBackText(
  contract: BuyBack,
  { surplusPrice, contractEndsOn = null, ...sold }: Sold,
  vatRegime: VatRegime,
): string {
  const tariff = formatPrice(contract.price, "professional", vatRegime);
  const selling = capital(sellingText(sold));
  const surplus = surplusPrice === null ? null : formatPrice(surplusPrice, "professional", vatRegime);
  if (sold.isContractOver) return endedText(tariff, surplus, contract.surplusOffer !== undefined);
  if (contract.takesSurplus)
    return `${selling}, et vendre ce que le partage laisse, comptent à votre tarif\u00a0: ${tariff}.`;
  const whose = contractEndsOn === null ? "à votre tarif" : "au tarif du contrat que vous quittez";
  if (surplus === null)
    return `${selling} compte ${whose}, ${tariff}. Ce que le partage laisse n’est pas compté\u00a0: son prix ne nous est pas connu.`;
  if (contract.surplusOffer !== undefined)
    return `${selling} compte ${whose}, ${tariff}. Ce que le partage laisse compte au prix que votre acheteur propose, ${surplus}.`;
  const ask = contractEndsOn === null ? "demandez à votre acheteur" : "demandez à un acheteur";
  return `${selling} compte ${whose}, ${tariff}. Ce que le partage laisse compte au dernier tarif publié du surplus, ${surplus}\u00a0: ${ask} ce qu’il en paierait.`;
}
