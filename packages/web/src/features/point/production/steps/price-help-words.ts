import {
  displayedPrice,
  formatNumber,
  formatPrice,
  type PriceRange,
  type VatRegime,
} from "@mec/domain/shared";
import type { ProducerEstimate } from "@mec/energy";
import { ceilingOf, type Seller, sellerPrice } from "../../../../parts/point/revenue/seller-price.ts";
import { t } from "../../../../platform/i18n.ts";

type Bounds = Pick<ProducerEstimate, "surplusPrice" | "highestPrice">;

/** Between which prices both sides gain; without the ceiling where a warning has just told it. */
export function gainText(bounds: Bounds, seller: Seller, isCeilingTold = false): string {
  const { surplusPrice, highestPrice } = bounds;
  return [
    ...(surplusPrice === null
      ? []
      : [
          t("Sous {{low}}, le surplus vous rapporte déjà autant.", {
            low: sellerPrice(surplusPrice, seller),
          }),
        ]),
    ...(isCeilingTold
      ? []
      : [
          t(
            seller.vatRegime === "franchise"
              ? "Au-dessus de {{high}} (le projet n’en facture pas), un logement au tarif réglementé n’y gagne plus rien."
              : "Au-dessus de {{high}}, un logement au tarif réglementé n’y gagne plus rien.",
            { high: sellerPrice(ceilingOf(highestPrice, seller), seller) },
          ),
        ]),
  ].join(" ");
}

/** On whose VAT regime the words rest: the project's terms of sale have one for all, and it may not be this seller's. */
export function whoseVatText(vatRegime: VatRegime): string {
  if (vatRegime === null) {
    return t(
      "Les conditions de vente du projet ne disent pas encore s’il s’y ajoute de la TVA. Dites votre régime au porteur avant de signer.",
    );
  }
  const said =
    vatRegime === "franchise"
      ? t("Les conditions de vente du projet n’ajoutent pas de TVA.")
      : t("Les conditions de vente du projet y ajoutent la TVA.");
  return t("{{said}} Si votre régime est autre, dites-le au porteur avant de signer.", { said });
}

/** A warning about a suggested range whose top leaves a home nothing to gain; null when all of it does. */
export function pastCeilingText({ min, max }: PriceRange, bounds: Bounds, seller: Seller): string | null {
  const ceiling = ceilingOf(bounds.highestPrice, seller);
  if (max <= ceiling) return null;
  const high = sellerPrice(ceiling, seller);
  return min > ceiling
    ? t("Ces prix dépassent {{high}}\u00a0: les logements au tarif réglementé n’y gagneraient rien.", {
        high,
      })
    : t(
        "Le haut de cette fourchette dépasse {{high}}\u00a0: à ce prix, les logements au tarif réglementé n’y gagneraient rien.",
        { high },
      );
}

/** "8 à 11 c€/kWh HT", as the fields take them. */
export const shortRange = ({ min, max }: PriceRange, { profileType, vatRegime }: Seller): string =>
  `${formatNumber(displayedPrice(min, profileType, vatRegime) * 100)} à ${formatPrice(max, profileType, vatRegime)}`;
