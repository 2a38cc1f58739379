import {
  displayedPrice,
  formatNumber,
  formatPrice,
  type PriceRange,
  type ProfileType,
  type VatRegime,
} from "@mec/domain/shared";
import { formatDay, localExciseExemption, type ProducerEstimate } from "@mec/energy";
import { ceilingOf } from "../../../../parts/point/revenue/revenue-words.ts";
import { t } from "../../../../platform/i18n.ts";

/** Who reads a price, and whether VAT is added to it. */
interface Reader {
  readonly profileType: ProfileType;
  readonly vatRegime: VatRegime;
}

type Bounds = Pick<ProducerEstimate, "surplusPrice" | "highestPrice" | "highestPriceWithoutExemption">;

const priceFor = (ht: number, { profileType, vatRegime }: Reader): string =>
  formatPrice(ht, profileType, vatRegime);

/** Between which prices both sides gain. */
export function gainText(
  { surplusPrice, highestPrice, highestPriceWithoutExemption: without }: Bounds,
  reader: Reader,
): string {
  const ceiling = (highest: number) => priceFor(ceilingOf(highest, reader.vatRegime), reader);
  return [
    ...(surplusPrice === null
      ? []
      : [t("Sous {{low}}, le surplus vous rapporte déjà autant.", { low: priceFor(surplusPrice, reader) })]),
    t(
      reader.vatRegime === "franchise"
        ? "Au-dessus de {{high}} (le projet n’en facture pas), un logement au tarif réglementé n’y gagne plus rien."
        : "Au-dessus de {{high}}, un logement au tarif réglementé n’y gagne plus rien.",
      { high: ceiling(highestPrice) },
    ),
    ...(without === null
      ? []
      : [
          t(
            "Une source annonce la fin de l’exonération d’accise de l’énergie locale le {{day}}, rien ne le confirme. Si l’exonération s’arrêtait, ce serait au-dessus de {{high}}.",
            { day: formatDay(localExciseExemption.value.announcedEnd), high: ceiling(without) },
          ),
        ]),
  ].join(" ");
}

/** A warning about a suggested range whose top leaves a home nothing to gain; null when all of it does. */
export function pastCeilingText({ min, max }: PriceRange, bounds: Bounds, reader: Reader): string | null {
  const ceiling = ceilingOf(bounds.highestPrice, reader.vatRegime);
  if (max <= ceiling) return null;
  const high = priceFor(ceiling, reader);
  return min > ceiling
    ? t("Ces prix dépassent {{high}}\u00a0: ces logements n’y gagneraient rien.", { high })
    : t(
        "Le haut de cette fourchette dépasse {{high}}\u00a0: à ce prix, ces logements n’y gagneraient rien.",
        {
          high,
        },
      );
}

/** "8 à 11 c€/kWh HT". */
export const shortRange = ({ min, max }: PriceRange, reader: Reader): string =>
  `${formatNumber(displayedPrice(min, reader.profileType, reader.vatRegime) * 100)} à ${priceFor(max, reader)}`;
