import {
  ceilingOf,
  displayedPrice,
  formatNumber,
  formatPrice,
  type PriceRange,
  type Seller,
  sellerPrice,
} from "@mec/domain/shared";
import { formatDay, localExciseExemption, type ProducerEstimate } from "@mec/energy";
import { t } from "../../../../platform/i18n.ts";

type Bounds = Pick<ProducerEstimate, "surplusPrice" | "highestPrice">;

/** A price that matters to a seller, and what it changes to be beyond it. */
interface Mark {
  readonly price: string;
  readonly text: string;
}

function ceilingText({ vatRegime }: Seller): string {
  if (vatRegime === null)
    return t("au-dessus, un logement au tarif réglementé n’y gagne plus rien si vous facturez la TVA");
  return vatRegime === "franchise"
    ? t("au-dessus, un logement au tarif réglementé n’y gagne plus rien (sans TVA à ajouter)")
    : t("au-dessus, un logement au tarif réglementé n’y gagne plus rien");
}

/** The prices between which both sides gain, from the lowest; without the ceiling where a warning has just told it. */
export function priceMarks(
  {
    surplusPrice,
    highestPrice,
    highestPriceWithoutExemption: lowered,
  }: Bounds & Pick<ProducerEstimate, "highestPriceWithoutExemption">,
  seller: Seller,
  isCeilingTold = false,
): Mark[] {
  const ceiling = {
    price: sellerPrice(ceilingOf(highestPrice, seller), seller),
    text: ceilingText(seller),
  };
  return [
    ...(surplusPrice === null
      ? []
      : [
          {
            price: sellerPrice(surplusPrice, seller),
            text: t("en dessous, le surplus vous rapporte déjà autant"),
          },
        ]),
    ...(lowered === null
      ? []
      : [
          {
            price: sellerPrice(ceilingOf(lowered, seller), seller),
            text: t(
              "au-dessus, vos voisins n’y gagneraient plus si l’exonération d’accise s’arrêtait\u00a0: le {{day}} peut-être, ce n’est pas confirmé",
              {
                day: formatDay(localExciseExemption.value.announcedEnd),
              },
            ),
          },
        ]),
    ...(isCeilingTold ? [] : [ceiling]),
  ];
}

/** Whom a price past its ceiling leaves nothing; as long as the seller has not said whether he adds VAT, where he does. */
const nobodyGains = ({ vatRegime }: Seller): string =>
  vatRegime === null
    ? t("si vous facturez la TVA, les logements au tarif réglementé n’y gagneraient rien")
    : t("les logements au tarif réglementé n’y gagneraient rien");

/** A warning about a typed range whose top leaves a home nothing to gain; null when all of it does. */
export function pastCeilingText({ min, max }: PriceRange, bounds: Bounds, seller: Seller): string | null {
  const ceiling = ceilingOf(bounds.highestPrice, seller);
  if (max <= ceiling) return null;
  const told = { high: sellerPrice(ceiling, seller), nobody: nobodyGains(seller) };
  return min > ceiling
    ? t("Ces prix dépassent {{high}}\u00a0: {{nobody}}.", told)
    : t("Le haut de cette fourchette dépasse {{high}}\u00a0: à ce prix, {{nobody}}.", told);
}

/** The same of a range that is only suggested, beside another that is typed: it says which of them it judges. */
export function suggestedPastCeilingText(
  { min, max }: PriceRange,
  isOfProject: boolean,
  bounds: Bounds,
  seller: Seller,
): string | null {
  const ceiling = ceilingOf(bounds.highestPrice, seller);
  if (max <= ceiling) return null;
  const told = { high: sellerPrice(ceiling, seller), nobody: nobodyGains(seller) };
  if (min > ceiling) {
    return isOfProject
      ? t("Les prix du projet dépassent {{high}}\u00a0: {{nobody}}.", told)
      : t("La fourchette courante dépasse {{high}}\u00a0: {{nobody}}.", told);
  }
  return isOfProject
    ? t("Le haut des prix du projet dépasse {{high}}\u00a0: à ce prix, {{nobody}}.", told)
    : t("Le haut de la fourchette courante dépasse {{high}}\u00a0: à ce prix, {{nobody}}.", told);
}

/** The same of the range that we filled in from the project: what to know of it, since he has done nothing wrong. */
export function projectPastCeilingText(range: PriceRange, bounds: Bounds, seller: Seller): string | null {
  const ceiling = ceilingOf(bounds.highestPrice, seller);
  if (range.max <= ceiling) return null;
  const told = { high: sellerPrice(ceiling, seller) };
  return seller.vatRegime === null
    ? t(
        "Ce sont les prix du projet. Pour que les logements au tarif réglementé y gagnent même si vous facturez la TVA, restez sous {{high}}.",
        told,
      )
    : t(
        "Ce sont les prix du projet. Pour que les logements au tarif réglementé y gagnent, restez sous {{high}}.",
        told,
      );
}

/** "8 à 11 c€/kWh HT", as the fields take them. */
export const shortRange = ({ min, max }: PriceRange, { profileType, vatRegime }: Seller): string =>
  `${formatNumber(displayedPrice(min, profileType, vatRegime) * 100)} à ${formatPrice(max, profileType, vatRegime)}`;
