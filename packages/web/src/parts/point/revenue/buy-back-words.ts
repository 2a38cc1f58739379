import { formatPrice, type VatRegime } from "@mec/domain/shared";
import type { BuyBack, ProducerEstimate } from "@mec/energy";
import { t } from "../../../platform/i18n.ts";
import { lessThanSellingText } from "./less-than-selling.ts";

type Sold = Pick<ProducerEstimate, "surplusPrice">;
type Sums = Parameters<typeof lessThanSellingText>[0] & Sold;

const tariffText = ({ price }: BuyBack, vatRegime: VatRegime) =>
  formatPrice(price, "professional", vatRegime);

/** What a plant under its own contract is counted at: all of it, and what sharing leaves. */
export function buyBackText(contract: BuyBack, { surplusPrice }: Sold, vatRegime: VatRegime): string {
  const tariff = tariffText(contract, vatRegime);
  if (contract.takesSurplus)
    return t("Tout vendre, et vendre ce que le partage laisse, comptent à votre tarif\u00a0: {{tariff}}.", {
      tariff,
    });
  if (surplusPrice === null)
    return t(
      "Tout vendre compte à votre tarif, {{tariff}}. Ce que le partage laisse n’est pas compté\u00a0: son prix ne nous est pas connu.",
      { tariff },
    );
  return t(
    "Tout vendre compte à votre tarif, {{tariff}}. Ce que le partage laisse compte au dernier tarif publié du surplus, {{surplus}}\u00a0: demandez à votre acheteur ce qu’il en paierait.",
    { tariff, surplus: formatPrice(surplusPrice, "professional", vatRegime) },
  );
}

/**
 * Where sharing brings less than the contract does. Where this pays for the rest too, the price alone decides, however many
 * take part; where the rest has no price, what sharing brings is not known whole.
 */
export function lessThanContractText(
  contract: BuyBack | null,
  sums: Sums,
  vatRegime: VatRegime,
): string | null {
  const { earnsEur, sellingAllEur: all, surplusPrice } = sums;
  if (contract === null || all === null) return lessThanSellingText(sums);
  if (surplusPrice === null) return null;
  const isPriceAlone = contract.takesSurplus && earnsEur.low < all && earnsEur.high >= all;
  return isPriceAlone
    ? t("Vendu aux voisins sous {{tariff}}, le partage rapporte moins que tout vendre.", {
        tariff: tariffText(contract, vatRegime),
      })
    : lessThanSellingText(sums);
}
